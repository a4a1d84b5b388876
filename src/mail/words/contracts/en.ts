// What our mails say of contracts, in English; every other language has the same words.
import { formsOf } from '../forms.ts'

const { count } = formsOf('en-GB')

export const contractEn = {
  none: 'There was no contract in this mail',
  nothingDone: 'Nothing was read',
  notNoted: 'Nothing was noted',
  noNotes:
    'I answer questions about the contract and keep no notes. Reminders made from it stay until their tasks are closed.',
  how: (agent: string) =>
    `Attach a contract or another long document and write to ${agent}, or forward a mail that has one in its text. You get back parties, term, notice, money, duties and risks, each with its page.`,
  read: (contracts: number) => count(contracts, '# contract read', '# contracts read'),
  between: (names: string) => `A contract between ${names}.`,
  noParties: 'It reads as a contract; I did not find between whom.',
  other: 'This does not read as a contract: here are the amounts, duties and days in it.',
  named: (names: string) => `It names ${names}.`,
  noAdvice: 'This is what the text says and what I did not find in it. It is no legal advice.',
  wantReminders: 'Write \u201cremind me\u201d when you send it and the dates become tasks with reminders.',
  tooLong: 'The file was read, but understanding its text took too long.',
  headings: {
    term: 'Term and notice',
    money: 'Money',
    duties: 'Who has to do what',
    risks: 'Worth a second look',
    dates: 'Dates to watch',
  },
  anybody: 'Both, or nobody named',
  begins: (day: string) => `Begins on ${day}`,
  ends: (day: string) => `Ends on ${day}`,
  term: 'How long it runs',
  renewal: {
    automatic: 'Renews by itself',
    option: 'Can be extended by one side',
    'by-agreement': 'Goes on only if both agree',
    'becomes-indefinite': 'Then runs on without an end',
    none: 'Does not renew',
  },
  lastDay: (day: string) => `Last day to give notice: ${day}`,
  namedDay: 'the contract names this day',
  before: (length: string, day: string) => `${length} before ${day}`,
  /** `isSaid` where the contract itself says "at any time". */
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'to the end of a month',
      quarter: 'to the end of a quarter',
      'half-year': 'to the end of a half-year',
      year: 'to the end of a year',
    }
    const begins = isSaid ? 'Notice can be given at any time' : 'Notice period'
    return `${begins}: ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Law that applies: ${name}`,
  hours: 'Hours of work',
  leave: 'Leave',
  passed: 'That day has passed.',
  severalRules:
    'The text has more than one rule on ending it, or one that I cannot be sure of, so I name no last day. Please read:',
  rule: (length: string | null) => (length === null ? 'A rule on notice' : `Notice: ${length}`),
  inProbation: (length: string | null) =>
    length === null ? 'In the probation period' : `In the probation period: ${length}`,
  breakDay: (day: string | null) => (day === null ? 'Break option' : `Break date: ${day}`),
  breakBy: (day: string) => `notice by ${day}`,
  noDay: (length: string) => `Notice period: ${length}; I could not tell from which day it counts`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# day', '# days'),
      week: count(many, '# week', '# weeks'),
      month: count(many, '# month', '# months'),
      year: count(many, '# year', '# years'),
    }
    return said[unit]
  },
  more: (rows: number) => count(rows, 'and # more in the file', 'and # more in the file'),
  missing: (names: string) => `Looked for and found no trace of: ${names}.`,
  /** With the place of each. */
  maybe: (places: string) => `Perhaps there in other words, please look: ${places}.`,
  clauses: {
    parties: 'parties',
    term: 'term',
    termination: 'termination',
    renewal: 'renewal',
    payment: 'payment',
    liability: 'liability',
    indemnity: 'indemnity',
    confidentiality: 'confidentiality',
    'data protection': 'data protection',
    'intellectual property': 'intellectual property',
    'governing law': 'governing law',
    'dispute resolution': 'dispute resolution',
    'force majeure': 'force majeure',
    assignment: 'assignment',
    notices: 'notices',
    warranty: 'warranty',
    'entire agreement': 'entire agreement',
    signatures: 'signatures',
  },
  risks: {
    unlimited: 'No limit',
    'one-sided': 'One side decides alone',
    'price-rise': 'Prices can rise',
    penalty: 'A penalty or a lost right',
    'no-refund': 'Money does not come back',
    'all-costs': 'All costs on one side',
    waiver: 'Rights are given up',
    competition: 'Limits on other work',
    exclusive: 'Tied to one partner',
  },
  days: { notice: 'last day to give notice', end: 'end of the contract', day: 'date to watch' },
}

export type ContractWords = typeof contractEn
