// What of a mail is the question: its sentences without greeting and closing, and which of them ask.
import { splitSentences } from '../sentences.ts'

export interface AskedSentence {
  readonly text: string
  /** It asks; the others say what it is about. Where none asks, all do. */
  readonly isAsked: boolean
}

const LONGEST = 4_000
/** "Hi Colm, ", "Dear all,": the greeting and whom it greets, before the question in one line. */
const GREETING =
  /^\s*(?:hi|hello|hey|dear|good morning|good evening|hallo|moin|guten (?:tag|morgen|abend)|liebe[rs]?|bonjour|bonsoir|salut|hola|buenos d[ií]as|buenas tardes|ciao|buongiorno|salve|hoi|beste|goedemorgen|ol[áa]|bom dia|boa tarde)\b(?:[ ]\p{L}+){0,2}[,!.:–-]\s*/iu

export function askedOf(question: string): AskedSentence[] {
  const said = splitSentences(question.slice(0, LONGEST))
    .filter(({ kind }) => kind !== 'greeting' && kind !== 'closing')
    .map(({ text }) => text.replace(GREETING, '').trim())
    .filter((text) => text !== '')
  const asks = said.map((text) => /[?？]["')\]]*$/.test(text))
  const some = asks.includes(true)
  return said.map((text, place) => ({ text, isAsked: !some || asks[place] === true }))
}
