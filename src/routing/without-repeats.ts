// In a receipt of several agents each thing is said once: what an earlier part says is left out of the later ones.
import type { LayoutSection } from '../mail/layout-parts.ts'
import type { ReceiptPart } from '../mail/layout-receipt.ts'

/** The parts in their order, each without the sentences and rows that stand in one before it. */
export function withoutRepeats(parts: readonly ReceiptPart[]): ReceiptPart[] {
  const said = new Said()
  return parts.map((part, place) => {
    const kept = place === 0 ? part : { ...part, ...rest(part, said) }
    said.add(part)
    return kept
  })
}

/** Who does a thing and by when stays with each of them, whoever else has the same. */
function rest({ sections, notes }: ReceiptPart, said: Said): Partial<ReceiptPart> {
  return {
    ...(sections && { sections: sections.flatMap((section) => leftOf(section, said)) }),
    notes: notes.filter((note) => !said.has(note)),
  }
}

function leftOf(section: LayoutSection, said: Said): LayoutSection[] {
  if (section.kind === 'paragraph') {
    const text = sentencesOf(section.text)
      .filter((sentence) => !said.has(sentence))
      .join(' ')
    return text === '' ? [] : [{ ...section, text }]
  }
  if (section.kind === 'lines') {
    const lines = section.lines.filter((line) => !said.has(line))
    return lines.length === 0 ? [] : [{ ...section, lines }]
  }
  if (section.kind !== 'rows') return [section]
  const rows = section.rows.filter((row) => !said.has(row.quote ?? row.title))
  return rows.length === 0 ? [] : [{ ...section, rows }]
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /)

/** A full stop and the case of letters make no difference. */
const bare = (text: string): string => text.toLowerCase().replace(/\.$/, '').trim()

/** Letters from which on a text is told by its words, also within a longer line that quotes it. */
const TELLING = 24

class Said {
  private readonly all = new Set<string>()

  has(text: string): boolean {
    const wanted = bare(text)
    if (this.all.has(wanted)) return true
    return wanted.length >= TELLING && [...this.all].some((one) => one.includes(wanted))
  }

  add({ items, sections = [], notes }: ReceiptPart): void {
    this.put(...items.flatMap(({ meta }) => meta), ...notes)
    for (const section of sections) {
      if (section.kind === 'paragraph') this.put(...sentencesOf(section.text))
      else if (section.kind === 'lines') this.put(...section.lines)
      else if (section.kind === 'rows')
        this.put(
          ...section.rows.flatMap(({ title, quote }) => [title, ...(quote === undefined ? [] : [quote])]),
        )
    }
  }

  private put(...texts: readonly string[]): void {
    for (const text of texts) this.all.add(bare(text))
  }
}
