// Counts titles that are no phrase, by language: what a person cannot read without the mail.
import { Vocabulary } from '../../src/language/layout/vocabulary.ts'
import { type FormFault, formFault } from '../../src/language/slots/phrase.ts'
import { groupedBy, type MeasuredMail } from './tasks.ts'

const FAULTS: readonly FormFault[] = ['thin', 'opening', 'ending', 'pointer', 'statement', 'cut']

/** A row for each language, of tasks and suggestions together. */
export function formReport(measured: readonly MeasuredMail[]): string {
  const groups = groupedBy(measured, ({ labelled }) => labelled.lang)
  const rows = [...groups].map(([language, mails]) => row(language, mails))
  return [
    `${'language'.padEnd(10)}titles  no phrase  ${FAULTS.join('  ')}`,
    ...rows,
    row('all', measured),
  ].join('\n')
}

function row(name: string, measured: readonly MeasuredMail[]): string {
  const counts = new Map<FormFault, number>()
  let titles = 0
  for (const { read } of measured) {
    const { newest, subject } = read.mail.parsed
    const words = new Vocabulary(`${subject}\n${newest.text}`)
    for (const { title, sentence } of read.proposal.tasks) {
      titles++
      const fault = formFault(title, words)
      if (fault !== null && !isAsWritten(title, sentence)) counts.set(fault, (counts.get(fault) ?? 0) + 1)
    }
  }
  const broken = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const by = FAULTS.map((fault) => String(counts.get(fault) ?? 0).padEnd(fault.length + 2)).join('')
  return `${name.padEnd(10)}${String(titles).padEnd(8)}${String(broken).padEnd(11)}${by}`
}

const bare = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/[*_`]/g, '').trim()

/** A whole sentence, or a clause of it up to the marks around it, in its own words. */
function isAsWritten(title: string, sentence: string): boolean {
  const said = bare(sentence)
  const at = said.indexOf(bare(title))
  if (at < 0) return false
  const before = said.slice(0, at)
  const behind = said.slice(at + bare(title).length)
  return (
    /(?:^|[,;:.!?–—()-] ?|\b(?:and|und|et|y|e|en|but|aber|please|bitte) )$/u.test(before) &&
    /^\s?(?:$|[,;:.!?–—()-])/u.test(behind)
  )
}
