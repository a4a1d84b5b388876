// The parts of an office file (ECMA-376) and what each of them points to.
import type { Allowance } from '../allowance.ts'
import { FileFailed } from '../failure.ts'
import { type Element, elementsOf, readXml } from './xml.ts'
import { Zip } from './zip.ts'

export interface Relation {
  readonly id: string
  /** The last word of its type, such as `slide` or `comments`. */
  readonly type: string
  /** The part's name; what lies outside the file is left out and never fetched. */
  readonly target: string
}

export class OfficePackage {
  readonly #zip: Zip
  readonly allowance: Allowance

  constructor(bytes: Uint8Array, allowance: Allowance) {
    this.#zip = new Zip(bytes, allowance)
    this.allowance = allowance
  }

  get names(): string[] {
    return [...this.#zip.entries.keys()]
  }

  bytes(name: string): Buffer | null {
    return this.#zip.read(name)
  }

  xml(name: string): Element | null {
    const bytes = this.#zip.read(name)
    return bytes && readXml(bytes, this.allowance)
  }

  /** @throws {FileFailed} damaged */
  need(name: string): Buffer {
    const bytes = this.#zip.read(name)
    if (!bytes) throw new FileFailed('damaged')
    return bytes
  }

  relations(part: string): Relation[] {
    return this.#relationElements(part).flatMap(({ attributes }) => {
      const { Id: id, Type: type, Target: target, TargetMode: mode } = attributes
      if (id === undefined || type === undefined || target === undefined || mode === 'External') return []
      return [{ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(part, target) }]
    })
  }

  /** Where the links of a part lead, by their ids. */
  links(part: string): Map<string, string> {
    const found = new Map<string, string>()
    for (const { attributes } of this.#relationElements(part))
      if (attributes['TargetMode'] === 'External' && (attributes['Type'] ?? '').endsWith('/hyperlink'))
        found.set(attributes['Id'] ?? '', attributes['Target'] ?? '')
    return found
  }

  related(part: string, type: string): string[] {
    return this.relations(part)
      .filter((relation) => relation.type === type)
      .map(({ target }) => target)
  }

  #relationElements(part: string): Element[] {
    const slash = part.lastIndexOf('/')
    const root = this.xml(`${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`)
    return root ? [...elementsOf(root)] : []
  }

  /** The main part, as the package names it. */
  mainPart(usual: string): string {
    return this.related('', 'officeDocument')[0] ?? usual
  }
}

function resolved(part: string, target: string): string {
  const path = target.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
