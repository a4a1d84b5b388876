// Answers what is asked of a thread from its own sentences: what was promised, who does something, when, how much.
import { fold } from '../../language/fold.ts'
import { chooseAmong } from '../../language/knowledge/choose-among.ts'
import { splitSentences } from '../../language/sentences.ts'
import { domainOf } from '../../mail/sender-domain.ts'
import { checkedLines, type DigestAnswer, type DigestLine } from './digest.ts'
import { promises } from './promises.ts'
import type { ThreadMail } from './thread.ts'
import { contentWords, shared } from './words.ts'

const MOST_QUESTIONS = 3
const MOST_LINES = 6

/** Of folded text: what was promised. */
const ASKS_PROMISES =
  /\b(?:promise[ds]?|commit(?:ted)?|versprochen|zugesagt|promis|promes|prometido|prometimos|promesso|beloofd|toegezegd|prometemos)\b/

/** The digest itself says it: what was decided, what is open, what it is all about. */
const ASKS_DIGEST =
  /\b(?:decided|decide|agreed|decisions?|open|outstanding|summar\w{1,6}|sum up|summed up|catch up|missed|where (?:are|do) we|status|happened|going on|upshot|outcome|bottom line|conclusions?|recap|gist|nutshell|in short|short version|takeaways?|tl;?dr|fill me in|came out|(?:thread|this|it) (?:all )?about|entschieden|beschlossen|offen|zusammenfass\w{0,4}|worum geht|ergebnis|fazit|kurzfassung|stand der dinge|herausgekommen|decide[es]?|ouvert|resum\w{1,4}|en bref|conclusion|ou en (?:est|sommes)|de quoi il s'agit|decidido|abierto|en que quedamos|de que (?:va|se trata)|resultado|conclusiones|deciso|aperto|riassum\w{1,4}|in breve|a che punto|conclusione|besloten|samenvat\w{0,4}|uitkomst|conclusie|waar gaat|em aberto|em que ficamos|conclusao)\b/

const ASKS_WHO = /\b(?:who|wer|qui|quien|chi|wie|quem)\b/

/** `reader` asks: "we" are those of the same domain, where the thread tells them apart. */
export function answersIn(request: string, thread: readonly ThreadMail[], reader: string): DigestAnswer[] {
  const asked = splitSentences(request)
    .map(({ text }) => text)
    .filter((text) => text.endsWith('?') || ASKS_PROMISES.test(fold(text)))
  return asked.slice(0, MOST_QUESTIONS).flatMap((question): DigestAnswer[] => {
    const said = fold(question)
    if (ASKS_PROMISES.test(said)) return [{ question, lines: promisesIn(thread, reader) }]
    if (ASKS_DIGEST.test(said)) return []
    const lines = ASKS_WHO.test(said) ? taskLines(question, thread, reader) : []
    return [{ question, lines: lines.length > 0 ? lines : chosenLines(question, thread) }]
  })
}

const lineOf = (sentence: string, mail: number): DigestLine => ({
  kind: 'point',
  sentence,
  mail,
  owners: [],
  due: null,
})

function promisesIn(thread: readonly ThreadMail[], reader: string): DigestLine[] {
  const all = thread.flatMap(({ text }, mail) =>
    splitSentences(text)
      .filter((one) => !one.text.endsWith('?') && promises(one.text))
      .map((one) => lineOf(one.text, mail)),
  )
  const isOurs = ({ mail }: DigestLine): boolean => {
    const { email } = thread[mail]?.from ?? { email: null }
    return email !== null && domainOf(email) === domainOf(reader)
  }
  const authors = new Set(all.map(({ mail }) => domainOf(thread[mail]?.from.email ?? '')))
  const ours = authors.size > 1 ? all.filter(isOurs) : []
  return checkedLines((ours.length > 0 ? ours : all).slice(0, MOST_LINES), thread)
}

/** Who says that they will do what is asked about. */
function taskLines(question: string, thread: readonly ThreadMail[], reader: string): DigestLine[] {
  const wanted = contentWords(question)
  return promisesIn(thread, reader).filter(
    ({ sentence }) => shared(wanted, contentWords(sentence)) >= Math.min(2, wanted.size),
  )
}

function chosenLines(question: string, thread: readonly ThreadMail[]): DigestLine[] {
  const candidates = thread.map(({ text }, id) => ({
    id,
    passage: {
      headings: [],
      sentences: splitSentences(text)
        .filter((one) => (one.kind === 'prose' || one.kind === 'item') && !one.text.endsWith('?'))
        .map((one) => ({ text: one.text, kind: 'prose' as const })),
      part: null,
    },
  }))
  const { cited } = chooseAmong({ question, candidates })
  return checkedLines(
    cited.map(({ id, text }) => lineOf(text, id)),
    thread,
  )
}
