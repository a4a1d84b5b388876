// Counts the numbered paragraphs of a text document as a word processor shows them: 1., 1.2, (a).
import { childOf, descend, type Element, elementsOf } from '../packed/xml.ts'
import type { Numbering } from './docx-styles.ts'
import { numeral } from './numerals.ts'

interface Level {
  readonly format: string
  /** With %1 for the number of the first level, and so on. */
  readonly text: string
  readonly start: number
}

interface Count {
  readonly levels: Map<number, Level>
  readonly numbers: number[]
}

const bullet: Level = { format: 'bullet', text: '', start: 1 }

export class DocxNumbering {
  /** By the id that paragraphs name; those of one abstract list go on counting. */
  readonly #counts = new Map<string, Count>()

  constructor(root: Element | null) {
    if (!root) return
    const abstracts = new Map<string, Count>()
    for (const child of elementsOf(root)) {
      const id = child.attributes['w:abstractNumId']
      if (child.name === 'w:abstractNum' && id !== undefined)
        abstracts.set(id, { levels: levelsOf(child), numbers: [] })
    }
    for (const child of elementsOf(root)) {
      const id = child.attributes['w:numId']
      if (child.name !== 'w:num' || id === undefined) continue
      const abstract = abstracts.get(childOf(child, 'w:abstractNumId')?.attributes['w:val'] ?? '')
      if (abstract) this.#counts.set(id, withOverrides(child, abstract))
    }
  }

  /** The marker of the next paragraph in the list: `-` for a bullet. */
  next({ id, level }: Numbering): string {
    const count = this.#counts.get(id)
    const form = count?.levels.get(level) ?? bullet
    if (!count || form.format === 'bullet' || form.format === 'none') return form.format === 'none' ? '' : '-'
    count.numbers.length = level + 1
    count.numbers[level] = (count.numbers[level] ?? form.start - 1) + 1
    return form.text.replace(/%(\d)/g, (_, place: string) => {
      const above = count.levels.get(Number(place) - 1)
      return numeral(count.numbers[Number(place) - 1] ?? above?.start ?? 1, above?.format ?? 'decimal')
    })
  }
}

function levelsOf(list: Element): Map<number, Level> {
  const levels = new Map<number, Level>()
  for (const child of elementsOf(list)) {
    if (child.name !== 'w:lvl') continue
    levels.set(Number(child.attributes['w:ilvl']), {
      format: childOf(child, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
      text: childOf(child, 'w:lvlText')?.attributes['w:val'] ?? '',
      start: Number(childOf(child, 'w:start')?.attributes['w:val'] ?? 1),
    })
  }
  return levels
}

/** A list that begins anew counts for itself. */
function withOverrides(list: Element, abstract: Count): Count {
  const overrides = [...elementsOf(list)].filter(({ name }) => name === 'w:lvlOverride')
  if (overrides.length === 0) return abstract
  const levels = new Map(abstract.levels)
  for (const override of overrides) {
    const at = Number(override.attributes['w:ilvl'])
    const own = levelsOf(override).get(at) ?? levels.get(at)
    const start = descend(override, 'w:startOverride')?.attributes['w:val']
    if (own) levels.set(at, start === undefined ? own : { ...own, start: Number(start) })
  }
  return { levels, numbers: [] }
}
