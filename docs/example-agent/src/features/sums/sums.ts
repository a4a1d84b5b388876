// Finds the amounts of money in a text: plain data in and out, so that it can run in its own thread.
import type { Proposal } from '../../agent/agent.ts'
import { readCommands } from '../../language/commands.ts'

export interface Sums extends Proposal {
  amounts: { cents: number; currency: string; line: string }[]
}

const codes: Readonly<Record<string, string>> = { '€': 'EUR', euro: 'EUR', $: 'USD', '£': 'GBP' }
const amount =
  /(?<![\d.,])(?:([€$£]|EUR|USD|GBP) ?(\d{1,3}(?:[.,]?\d{3}){0,2}(?:[.,]\d\d)?)|(\d{1,3}(?:[.,]?\d{3}){0,2}(?:[.,]\d\d)?) ?([€$£]|EUR|USD|GBP|euro))(?![.,]?\d)/g

export function readSums({ text, commandsOnly }: { text: string; commandsOnly: boolean }): Sums {
  const { commands, rest } = readCommands(text)
  return { commands, amounts: commandsOnly ? [] : rest.split('\n').flatMap(amountsOf) }
}

function amountsOf(line: string): Sums['amounts'] {
  return [...line.matchAll(amount)].map(([, before, first, second, behind]) => {
    const [number, unit] = [first ?? second ?? '', before ?? behind ?? '']
    const digits = number.replace(/[.,]/g, '')
    const cents = Number(/[.,]\d\d$/.test(number) ? digits : `${digits}00`)
    return { cents, currency: codes[unit] ?? unit, line: line.trim().slice(0, 200) }
  })
}
