// What the reply of somebody who is asked says: an answer, where the answer is, whom to ask instead, or neither.
import { isCourtesy } from '../../../language/courtesy.ts'
import { fold } from '../../../language/fold.ts'
import { splitSentences } from '../../../language/sentences.ts'

export interface OwnerReply {
  /** What answers the question, without sentences that complain or ask; empty where nothing does. */
  answer: string
  /** "It is in the article on vans": an article is meant. */
  pointsAtArticle: boolean
  /** "Ask Nadia": the name, as it is written. */
  colleague: string | null
  /** "Why am I asked this?", "Nonsense!", "No idea" */
  isRefused: boolean
  /** The sentences that ask something. */
  questions: string[]
}

/** A longer reply that mentions an article or a colleague explains something itself. */
const MOST_WORDS = 25
const FEW_WORDS = 14

/** What points at a text, and what such a text is called, in the languages of our mails; folded. */
const POINTING: ReadonlySet<string> = new Set(
  'in see read check under at steht siehe schau im unter dans voir voyez sur en ver mira nel nell vedi guarda sulla staat zie kijk no na veja ve'.split(
    ' ',
  ),
)
const ARTICLES: ReadonlySet<string> = new Set(
  'article articles page faq wiki handbook manual knowledge artikel wissensdatenbank handbuch manuel connaissances articulo pagina conocimiento conocimientos articolo manuale conoscenza kennisbank handboek artigo conhecimento'.split(
    ' ',
  ),
)
/** Words between the two. */
const NEAR = 7

function pointsAtArticle(text: string): boolean {
  const words = fold(text).match(/[\p{L}\d]+/gu) ?? []
  return words.some(
    (word, at) =>
      (ARTICLES.has(word) || word.endsWith('artikel')) &&
      words.slice(Math.max(0, at - NEAR), at).some((before) => POINTING.has(before)),
  )
}

/** Of the text as it is written, since a name begins with a capital. */
const COLLEAGUE =
  /(?:\b(?:[Aa]sk|[Tt]ry|[Cc]heck with|[Tt]alk to|[Ss]peak to|[Cc]ontact|[Ff]rag(?:t|en Sie)?(?: bitte| mal| lieber)?|[Dd]emande[zr]?(?: plut\u00f4t)? \u00e0|[Pp]regunt(?:a|ale|e|ad) a|[Cc]hied(?:i|a|ete) a|[Vv]raag(?: het)?(?: aan)?|[Pp]ergunt(?:a|e|em) (?:a|\u00e0|ao))\s+|^)(\p{Lu}[\p{L}'\u2019-]{1,30}(?: \p{Lu}[\p{L}'\u2019-]{1,30})?)(?=[.,;!\s]|$)/u

/** Behind a name at the beginning: "Nadia knows", "Nadia weiss das". */
const KNOWS =
  /^(?: would| should| might| will|'d|'ll)? (?:know|knows|can (?:tell|answer|help)|is the one|wei(?:ss|\u00df)|kann das|sait|peut|sabe|sapr\u00e0|sa|pu\u00f2|puede|weet|pode)\b/

const REFUSES =
  /\b(?:nonsense|rubbish|ridiculous|useless|why (?:am i|do i|are you|did i|me)|not my (?:job|business|problem|department|area|thing)|nothing to do with me|stop (?:sending|asking|mailing|bothering)|leave me alone|wrong person|(?:don't|do not) ask me|(?:i|we) asked (?:about|for|how|when|what|where|whether)|not what (?:i|we) (?:asked|meant|wanted)|makes no sense|waste of time|no idea|(?:i )?(?:don't|do not) know|not sure)\b|\b(?:unsinn|quatsch|blodsinn|warum (?:bekomme|kriege|fragst|fragt|werde|ich)|nicht meine (?:aufgabe|sache)|nicht mein (?:bereich|job|problem)|hort? auf|lass(?:t)? mich|nicht gefragt|(?:ich|wir) (?:habe|haben|hatte|hatten) nach|falsche person|keine ahnung|weiss (?:ich|es) nicht|weiss nicht)\b|\b(?:n'importe quoi|absurde|pourquoi (?:moi|est-ce que je|me|je)|pas mon (?:travail|role|affaire|domaine)|arretez?|ce que j'ai demande|j'ai demande|inutile|aucune idee|je ne sais pas)\b|\b(?:tonteria|absurdo|por que (?:me|yo|recibo)|no es mi (?:trabajo|tarea|tema)|deja(?:d|me)? de|no es lo que|pregunte (?:por|sobre)|ni idea|no (?:lo )?se)\b|\b(?:sciocchezz[ae]|perche (?:mi|io|a me|ricevo)|non e (?:il )?mio (?:lavoro|compito)|smett(?:i|ete)|non e quello che|ho chiesto|nessuna idea|non (?:lo )?so)\b|\b(?:onzin|belachelijk|waarom (?:krijg|vraag|moet|ik)|niet mijn (?:taak|werk|zaak)|stop met|niet gevraagd|ik vroeg|geen idee|weet ik niet)\b|\b(?:disparate|porque (?:e que )?(?:me|eu|recebo)|nao e (?:o )?meu (?:trabalho|assunto)|para(?:m)? de|nao foi isso|perguntei|nao (?:faco ideia|sei))\b/

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

export function readOwnerReply(text: string): OwnerReply {
  const said = splitSentences(text).filter(
    (one) =>
      one.kind !== 'greeting' && one.kind !== 'closing' && (!isCourtesy(one.text) || one.text.endsWith('?')),
  )
  const folded = (one: string): string => fold(one).replaceAll('\u2019', "'")
  const refuses = said.filter(({ text: one }) => countWords(one) <= FEW_WORDS && REFUSES.test(folded(one)))
  const questions = said
    .filter((one) => one.text.endsWith('?') && !refuses.includes(one))
    .map((one) => one.text)
  const rest = said.filter((one) => !refuses.includes(one) && !questions.includes(one.text))
  const words = rest.reduce((sum, one) => sum + countWords(one.text), 0)
  const isWhole = refuses.length + questions.length === 0
  return {
    answer: isWhole ? text.trim() : rest.map((one) => one.text).join('\n'),
    pointsAtArticle: words <= MOST_WORDS && rest.some((one) => pointsAtArticle(one.text)),
    colleague: words <= FEW_WORDS ? colleagueIn(said.map((one) => one.text)) : null,
    isRefused: refuses.length > 0,
    questions,
  }
}

/** The name of somebody who is to be asked instead, in any of the sentences or their parts. */
function colleagueIn(sentences: readonly string[]): string | null {
  for (const part of sentences.flatMap((one) => one.split(/[,;:\u2013] ?/))) {
    const found = COLLEAGUE.exec(part.trim())
    if (!found) continue
    const [whole, name = ''] = found
    const isTold = whole.trim() !== name
    if (isTold || KNOWS.test(part.trim().slice(found.index + whole.length))) return name
  }
  return null
}

const NUMBERED = /^\s{0,4}(\d{1,2})\s?[.):]\s?(.*)$/

/** "1: At gate 2.", each with the lines below it. */
export function answersByNumber(said: string): Map<number, string> {
  const answers = new Map<number, string>()
  let open: number | null = null
  for (const line of said.split('\n')) {
    const [, number, text = ''] = NUMBERED.exec(line) ?? []
    if (number !== undefined) open = Number(number)
    const own = number === undefined ? line : text
    if (open !== null) answers.set(open, `${answers.get(open) ?? ''}\n${own}`.trim())
  }
  return answers
}
