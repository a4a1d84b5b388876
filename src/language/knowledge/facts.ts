// Which facts a question asks for, and which a sentence holds: a person, a day, an amount, a number to ring, a yes or no.
import { fold } from '../fold.ts'
import {
  hasPhrase,
  type LanguageOfQuestions,
  phraseAt,
  questionLanguages,
} from '../lexicon/question-languages.ts'
import { FACTS, type Fact } from '../lexicon/question-words.ts'

const MONEY =
  /[€$£¥]|\b(?:euros?|eur|usd|gbp|chf|dollars?|pounds?|cents?|free of charge|kostenlos|gratis|gratuit\p{L}*|gratuito)\b|\bfor free\b|\bis free\b|\bhalf price\b/iu
const CLOCK =
  /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm|uhr|h)\b|\bnoon\b|\bmidnight\b|\bmittag\b|\bmidi\b|\bmediod[ií]a\b/i
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|mar|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|enero|avril|mars|juin|juil|ao[uû]t|abril|mayo|agosto)\p{L}*|\b(?:januar|februar|march|april|june|july|august|september|october|november|december|januar|m[äa]rz|juni|juli|oktober|dezember)\p{L}*\b|\b(?:19|20)\d\d\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)s?\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth|last) (?:working |business )?(?:day|of)\b|\b(?:ersten|zweiten|dritten|f[üu]nften|zehnten|f[üu]nfzehnten|letzten) (?:werktag|tag|des|jede)/iu
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|dozen|zwei|drei|vier|f[üu]nf|sechs|sieben|acht|neun|zehn|elf|zw[öo]lf|einmal|zweimal|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|vijf|zes|zeven|tien|dois|duas|quatro|sete|oito|dez)\b/iu
const NAME = /(?<![.!?:] )(?<!^)\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const ROLE =
  /\b(?:manager|director|team ?lead|lead|supervisor|head|boss|office|assistant|leitung|leiter|teamleitung|chef|chefin|directeur|directrice|responsable|director|directora|encargad[oa]|everybody|anybody|nobody|staff|member|personne|tous|jede|alle|wer)\b|leitung\b/iu
const PHONE = /(?:\+|\b0)\d[\d ()/-]{5,}\d|\b(?:112|911|110|999)\b/
const ADDRESS = /\S@\S|https?:|www\./
const CODE =
  /\b(?:password|passwort|code|pin|mot de passe|contrase[ñn]a|wachtwoord|senha)\b[^.]{0,20}(?:\bis\b|:|\bist\b|\bes\b|\best\b|\bé\b|=)/iu

export interface TextFacts {
  readonly facts: ReadonlySet<Fact>
  readonly denies: boolean
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}€$£]+/gu) ?? []

/** The language whose questions it speaks most like. */
function languageOf(words: readonly string[]): LanguageOfQuestions {
  let best = questionLanguages[0]
  let most = -1
  for (const language of questionLanguages) {
    let score = 0
    for (const [place] of words.entries())
      for (const fact of FACTS) if (phraseAt(words, place, language.asks[fact])) score += 1
    if (language.opens.has(words[0] ?? '')) score += 1
    if (score > most) {
      most = score
      best = language
    }
  }
  if (!best) throw new Error('there are languages of questions')
  return best
}

const TELLS: ReadonlySet<string> = new Set(['tell', 'know', 'say', 'remember', 'confirm', 'check'])

export interface AskedFacts {
  readonly facts: ReadonlySet<Fact>
  /** It can be answered by yes or no. */
  readonly isYesNo: boolean
}

export function askedFacts(sentence: string): AskedFacts {
  const words = wordsIn(sentence)
  const language = languageOf(words)
  const opensYesNo = language.opens.has(words[0] ?? '')
  // "May I park there when it rains?" asks for no day.
  const isAside = language.code === 'en' && opensYesNo && !words.some((word) => TELLS.has(word))
  const asking = isAside ? words.filter((word) => word !== 'when') : words
  const facts = new Set(FACTS.filter((fact) => hasPhrase(asking, language.asks[fact])))
  const isYesNo = opensYesNo || facts.has('allowed')
  return { facts, isYesNo }
}

export function factsIn(text: string): TextFacts {
  const words = wordsIn(text)
  const facts = new Set<Fact>()
  const add = (fact: Fact, holds: boolean) => holds && facts.add(fact)
  const any = (kind: 'permits' | 'denies' | 'at') =>
    questionLanguages.some((language) => hasPhrase(words, language[kind]))
  add('person', NAME.test(text) || ROLE.test(text))
  add('day', DAY.test(text))
  add('clock', CLOCK.test(text))
  add('money', MONEY.test(text))
  add('count', NUMBER.test(text))
  add(
    'duration',
    NUMBER.test(text) && questionLanguages.some(({ units }) => words.some((word) => units.has(word))),
  )
  add('place', any('at'))
  add('phone', PHONE.test(text))
  add('address', ADDRESS.test(text))
  add('code', CODE.test(text))
  add('allowed', any('permits') || any('denies'))
  add('manner', true)
  add(
    'reason',
    /\b(?:because|since|so that|weil|damit|wegen|car|parce que|porque|para que|perch[ée]|omdat|as)\b/i.test(
      text,
    ),
  )
  return { facts, denies: any('denies') }
}
