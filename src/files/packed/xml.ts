// Reads XML as events and small trees: no entities of its own, nothing fetched, and no deeper than allowed.
import { Parser } from 'htmlparser2'
import type { Allowance } from '../allowance.ts'
import { decodeText, textChunks } from './decode.ts'

/** Whatever prefix a file chose for these, readers see the usual one. */
const usualPrefixes = new Map([
  ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', ''],
  ['http://purl.oclc.org/ooxml/spreadsheetml/main', ''],
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://schemas.openxmlformats.org/presentationml/2006/main', 'p'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', ''],
  ['urn:oasis:names:tc:opendocument:xmlns:office:1.0', 'office'],
  ['urn:oasis:names:tc:opendocument:xmlns:text:1.0', 'text'],
  ['urn:oasis:names:tc:opendocument:xmlns:table:1.0', 'table'],
  ['urn:oasis:names:tc:opendocument:xmlns:drawing:1.0', 'draw'],
])

type Attributes = Readonly<Record<string, string>>

export interface Element {
  readonly name: string
  readonly attributes: Attributes
  readonly children: (Element | string)[]
}

/** Renames elements and attributes by the namespaces that the file declares. */
class Prefixes {
  readonly #usual = new Map<string, string>()

  learn(attributes: Attributes): void {
    for (const [name, uri] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns')) continue
      const own = name === 'xmlns' ? '' : name.slice('xmlns:'.length)
      const usual = usualPrefixes.get(uri)
      if (usual !== undefined && usual !== own) this.#usual.set(own, usual)
      else this.#usual.delete(own)
    }
  }

  name(name: string): string {
    if (this.#usual.size === 0) return name
    const colon = name.indexOf(':')
    const usual = this.#usual.get(name.slice(0, Math.max(0, colon)))
    if (usual === undefined) return name
    return usual === '' ? name.slice(colon + 1) : `${usual}:${name.slice(colon + 1)}`
  }

  attributes(attributes: Attributes): Attributes {
    if (this.#usual.size === 0) return attributes
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name.includes(':') ? this.name(name) : name, value]),
    )
  }
}

/**
 * Calls `found` with each outermost element of one of the names, and forgets it: a sheet of a million rows is
 * one row at a time. Entities other than the five of XML stay as they are written, so that none can grow.
 */
export function eachElement(
  bytes: Uint8Array,
  names: ReadonlySet<string>,
  found: (element: Element) => void,
  allowance: Allowance,
): void {
  const open: Element[] = []
  const prefixes = new Prefixes()
  let depth = 0
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        depth += 1
        allowance.checkDepth(depth)
        prefixes.learn(attributes)
        const name = prefixes.name(written)
        const parent = open.at(-1)
        if (!parent && !names.has(name)) return
        const element: Element = { name, attributes: prefixes.attributes(attributes), children: [] }
        parent?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag() {
        depth -= 1
        const element = open.pop()
        if (element && open.length === 0) found(element)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (const text of textChunks(bytes)) parser.write(text)
  parser.end()
}

/** The whole of a small file, from its outermost element; null where there is none. */
export function readXml(bytes: Uint8Array, allowance: Allowance): Element | null {
  const prefixes = new Prefixes()
  const holder: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [holder]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        allowance.checkDepth(open.length)
        prefixes.learn(attributes)
        const element: Element = {
          name: prefixes.name(name),
          attributes: prefixes.attributes(attributes),
          children: [],
        }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(decodeText(bytes))
  for (const root of elementsOf(holder)) return root
  return null
}

export function* elementsOf(element: Element): Generator<Element> {
  for (const child of element.children) if (typeof child !== 'string') yield child
}

export function childOf(element: Element | null, name: string): Element | null {
  if (element === null) return null
  for (const child of elementsOf(element)) if (child.name === name) return child
  return null
}

/** Along a path of names, such as w:pPr, w:pStyle. */
export function descend(element: Element | null, ...path: string[]): Element | null {
  return path.reduce((at, name) => childOf(at, name), element)
}

/** All of a name at any depth, in the order of the document. */
export function* allOf(element: Element, ...names: string[]): Generator<Element> {
  for (const child of elementsOf(element)) {
    if (names.includes(child.name)) yield child
    yield* allOf(child, ...names)
  }
}

export function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
