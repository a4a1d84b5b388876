// Counts what one set of questions came to: cases and turns that are right, acts that nobody asked for, and each language.
import type { Figure } from '../figure.ts'

export interface Outcome {
  turns: number
  rightTurns: number
  wrongActs: number
}

export class Tally {
  private readonly outcomes: (Outcome & { language: string })[] = []

  add(language: string, outcome: Outcome): void {
    this.outcomes.push({ language, ...outcome })
  }

  figures(set: string): Figure[] {
    const all = this.outcomes
    const figure = (measure: string, ours: number, of: number, aim: number | null): Figure => ({
      ...{ set, measure, ours: ours / Math.max(1, of), aim, cases: of, plain: null, plainName: null },
    })
    const sum = (field: keyof Outcome) => all.reduce((total, one) => total + one[field], 0)
    const turns = sum('turns')
    const languages = [...new Set(all.map(({ language }) => language))]
    return [
      figure('questions right', rightAmong(all), all.length, 0.85),
      figure('turns right', sum('rightTurns'), turns, null),
      figure('no wrong act', turns - sum('wrongActs'), turns, 1),
      ...languages.map((language) => {
        const own = all.filter((one) => one.language === language)
        return figure(`right, ${language}`, rightAmong(own), own.length, null)
      }),
    ]
  }
}

const rightAmong = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ turns, rightTurns }) => turns === rightTurns).length
