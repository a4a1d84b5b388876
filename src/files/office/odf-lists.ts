// How the lists of an OpenDocument file are marked and counted.
import { allOf, type Element, elementsOf } from '../packed/xml.ts'
import { numeral } from './numerals.ts'

interface Level {
  /** Empty for a bullet. */
  readonly format: string
  readonly prefix: string
  readonly suffix: string
  /** How many levels its number shows. */
  readonly shown: number
  readonly start: number
}

export type ListLevels = ReadonlyMap<number, Level>

export class OdfLists {
  readonly #styles = new Map<string, ListLevels>()

  /** From styles.xml and content.xml. */
  learn(root: Element): void {
    for (const style of allOf(root, 'text:list-style')) {
      const name = style.attributes['style:name']
      if (name === undefined) continue
      const levels = [...elementsOf(style)].map((level) => [
        Number(level.attributes['text:level']),
        levelOf(level),
      ])
      this.#styles.set(name, new Map(levels as [number, Level][]))
    }
  }

  levels(name: string | undefined): ListLevels | null {
    return this.#styles.get(name ?? '') ?? null
  }
}

/** `numbers` counts the items of each level that is open, the last is this one's. */
export function markerOf(levels: ListLevels | null, numbers: readonly number[]): string {
  const level = levels?.get(numbers.length)
  if (!level || level.format === '') return '-'
  const from = Math.max(0, numbers.length - level.shown)
  const counted = numbers.slice(from).map((number, index) => {
    const own = levels?.get(from + index + 1)
    return numeral(number + (own?.start ?? 1) - 1, own?.format || '1')
  })
  return `${level.prefix}${counted.join('.')}${level.suffix}`
}

function levelOf({ name, attributes }: Element): Level {
  const isNumber = name === 'text:list-level-style-number'
  return {
    format: isNumber ? (attributes['style:num-format'] ?? '') : '',
    prefix: attributes['style:num-prefix'] ?? '',
    suffix: attributes['style:num-suffix'] ?? (isNumber ? '.' : ''),
    shown: Number(attributes['text:display-levels'] ?? 1) || 1,
    start: Number(attributes['text:start-value'] ?? 1) || 1,
  }
}
