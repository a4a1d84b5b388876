// Makes the forms of regular verbs from their infinitives by the endings of their language.
import type { VerbForm } from './language.ts'

/** What takes the place of the ending of an infinitive; the longest ending that fits is used. */
export type Endings = Readonly<Record<string, Partial<Record<VerbForm, string>>>>

/** `verbs`: infinitives, and irregular ones as "infinitive order,order present past participle" between slashes. */
export function* conjugated(
  verbs: string,
  endings: Endings,
): Iterable<readonly [word: string, form: VerbForm, base: string]> {
  const byLength = Object.keys(endings).sort((a, b) => b.length - a.length)
  for (const entry of verbs.trim().split(/\s+/)) {
    const [infinitive = '', ...irregular] = entry.split('/')
    yield [infinitive, 'plain', infinitive]
    if (irregular.length > 0) {
      const forms: readonly VerbForm[] = ['order', 'present', 'past', 'participle']
      for (const [place, form] of forms.entries())
        for (const word of (irregular[place] ?? '').split(','))
          if (word !== '') yield [word, form, infinitive]
      continue
    }
    const ending = byLength.find((one) => infinitive.endsWith(one))
    if (ending === undefined) continue
    const stem = infinitive.slice(0, infinitive.length - ending.length)
    for (const [form, list] of Object.entries(endings[ending] ?? {}))
      for (const end of list.split(' ')) yield [stem + end, form as VerbForm, infinitive]
  }
}
