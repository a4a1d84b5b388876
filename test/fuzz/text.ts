// Texts of a wished length that are dense in what readers look for: repeated, nested, mixed.
import type { Dice } from './dice.ts'
import { SPACES, WORDS } from './words.ts'

/** Some of its words again and again: what a reader tries in vain, it tries at each of them. */
function repeated({ of, number, percent }: Dice, length: number): string {
  const pools = Array.from({ length: 1 + number(3) }, () => of(WORDS))
  const between = percent(70) ? ' ' : of(SPACES)
  const unit = Array.from({ length: 1 + number(percent(70) ? 2 : 8) }, () => of(of(pools))).join(between)
  return filled(`${unit}${between}`, length)
}

function mixed({ of, number, percent }: Dice, length: number): string {
  const pools = Array.from({ length: 1 + number(4) }, () => of(WORDS))
  const words: string[] = []
  for (let size = 0; size < length; ) {
    const word = `${of(of(pools))}${percent(85) ? ' ' : of(SPACES)}`
    words.push(word)
    size += word.length
  }
  return words.join('').slice(0, length)
}

function nested({ of }: Dice, length: number): string {
  const open = of(of(WORDS))
  const close = of(of(WORDS))
  const half = Math.floor(length / 2)
  return `${filled(open || 'a', half)}${filled(close || 'b', half)}`
}

/** A line for each of some words, of nothing but that word. */
function oneByOne(dice: Dice, length: number): string {
  const words = dice.of(WORDS)
  const width = dice.of([200, 390, 390, 1_490])
  const between = dice.percent(80) ? ' ' : dice.of(SPACES)
  const first = dice.number(words.length)
  const count = Math.ceil(length / width)
  const lines = Array.from({ length: count }, (_, at) => {
    const word = words[(first + at) % words.length] ?? ''
    return `${dice.of(STARTS)}${filled(`${word}${between}`, width - 20)}${dice.of(ENDS)}`
  })
  return lines.join('')
}

/** Lines of one length, alike or each another: rules that look at short lines only are tried at their bounds. */
function inLines(dice: Dice, length: number): string {
  const width = Math.min(length, dice.of([20, 80, 200, 390, 399, 590, 990, 1_490, 4_000]))
  const isAlike = dice.percent(50)
  const lines: string[] = []
  for (let size = 0; size < length && (lines.length === 0 || !isAlike); size += width)
    lines.push(lineOf(dice, width))
  return filled(lines.join(''), length)
}

const STARTS = [
  '',
  '',
  '',
  '- ',
  '1. ',
  '> ',
  'Please send ',
  'Can you ',
  '#',
  '* [ ] ',
  '1 is done and ',
  'Move it to ',
]
const ENDS = ['\n', '.\n', '?\n', '\n\n', '.\n\n', ':\n', '! \n', ' by Friday.\n', ' x\n', ' 1\n']

function lineOf(dice: Dice, width: number): string {
  const start = dice.of(STARTS)
  const end = dice.of(ENDS)
  const line = dice.of([repeated, repeated, mixed, nested])(
    dice,
    Math.max(1, width - start.length - end.length),
  )
  return `${start}${line.replaceAll(/\s*\n\s*/g, ' ')}${end}`
}

export function filled(unit: string, length: number): string {
  return unit === '' ? '' : unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** So many characters, but for what a tail adds. */
export function hostileText(dice: Dice, length: number): string {
  const parts = 1 + dice.number(3)
  const text = Array.from({ length: parts }, () =>
    dice.of([repeated, mixed, nested, inLines, inLines, oneByOne, oneByOne])(dice, Math.ceil(length / parts)),
  ).join(dice.of(SPACES))
  return dice.percent(30) ? `${text}${dice.of(dice.of(WORDS))}` : text
}
