// What a mail asks of its files: its questions, without the courtesies around them.
import { fold } from '../fold.ts'
import { splitSentences } from '../sentences.ts'

/** Questions of one mail that are answered. */
const MOST = 3
const LONGEST = 300
/** Characters of a mail in which somebody asks something. */
const READ = 4_000

/** "Tell me when ..." asks without a question mark. */
const INDIRECT =
  /\b(?:tell (?:me|us)|let (?:me|us) know|(?:want|need|like) to know|find out|check|sag(?:e|t)? (?:mir|uns)|wussten? (?:ich |wir )?gern|dites (?:moi|nous)|dis moi|digame|dime|dimmi|mi dica|vertel me|laat me weten|diga me)\b[^.!?]{0,30}\b(?:when|what|which|who|how|where|whether|if|wann|was|welche\w*|wer|wie|wo|ob|quand|quel\w*|qui|combien|si|cuando|cual|quien|cuanto|quando|quale|chi|quanto|wanneer|wat|wie|hoeveel|qual|quem)\b/
/** Words that ask for the reading itself, which is done anyway. */
const COURTESY = new Set(
  `list pls plz a about again all an and any anything are at attached attachment be bind binding can check contract could document
   does dear do everything explain file files find for from give go have hello help here hi in into is it its just know
   lease let letter look may me mean might mind much my need of on once our out over overview page pages pdf please quick
   quickly read say says scan see send short should something sum summarise summarize summary tell thank thanks that the
   there these thing things think this those through time to understand up us want we what what's whats will with worth
   would you your agreement agreements contracts to-do todo worry
   bitte das dass den der die dir du durch ein eine einen es fur geht hier ich ihr im in ist kannst konnen konnten lesen lies
   mal mir sagen sagt schau schauen sie steht um uns vertrag was wir wurden zusammenfassen zusammenfassung danke darin drin
   ce ceci cela contrat dit dire il je le lire merci moi nous ou pouvez pouvons que quoi resume resumer sil plait tu vous y`.split(
    /\s+/,
  ),
)

/** In their order; empty where the mail asks for nothing but the reading. */
export function askedOfFiles(text: string): string[] {
  return splitSentences(text.slice(0, READ))
    .map((one) => one.text.trim().replace(GREETING, ''))
    .filter(asks)
    .flatMap(questionsIn)
    .filter((sentence) => (fold(sentence).match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => !COURTESY.has(word)))
    .slice(0, MOST)
    .map((sentence) => sentence.slice(0, LONGEST))
}

/** By its sign, its first word, or as an order to tell or list something. */
function asks(sentence: string): boolean {
  const plain = fold(sentence)
  return sentence.endsWith('?') || BEGINS.test(plain) || LISTS.test(plain) || INDIRECT.test(plain)
}

const ASKING =
  "how [a-z]+|what(?:'s)?|when|where|which|who(?:se|m)?|wie ?[a-z]+|was|wann|wo|wer|wen|wem|welche[rsnm]?|bis wann|ab wann|combien|quand|quels?|quelles?|qui|jusqu'a quand|cuant[oa]s?|cuando|donde|quien(?:es)?|cual(?:es)?|hasta cuando|quant[oaie]|quando|dove|chi|qual[ei]?|fino a quando|wat|lo que|todo lo que|(?:tout )?ce qui|(?:tutto )?(?:cio|quello) che|tudo o que|alles,? wa[st]|hoeveel|hoe [a-z]+|wanneer|waar|welke|tot wanneer|quant[oa]s?|onde|quem|quais|ate quando"
/** "Hello Alex, ..." and "Alex, ...": whom it is said to. */
const GREETING =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon)|hallo|guten (?:tag|morgen)|liebe[r]?|moin|bonjour|salut|ch\u00e8re?|hola|buenos d\u00edas|buongiorno|ciao|salve|hoi|dag|beste|goedemorgen|ol\u00e1|bom dia)(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+), (?=[\u00bf\u00a1]?\p{Ll})/iu

/** A person in a hurry leaves the sign out. */
const BEGINS = new RegExp(`^(?:(?:and|und|et|y|e|en|hi|hello|hallo)[, ]{1,2})?(?:${ASKING})\\b`)
const LISTS =
  /\b(?:(?:make|give|send|write|show) (?:me |us )?(?:a |the )?(?:short |quick )?(?:list|overview|table)|list (?:all|the|every|me|us|what|who|pls|please)|(?:erstelle?|mach\w*|gib|gebt|zeig\w*|schreib\w*)\b.{0,20}\bliste|(?:fais|faites|dresse\w*|donne\w*)\b.{0,15}\bliste|(?:haz|hazme|dame|prepara)\b.{0,15}\blista|(?:fai|fammi|dammi|prepara)\b.{0,15}\b(?:lista|elenco)|(?:maak|geef)\b.{0,15}\b(?:lijst\w*|overzicht)|(?:faz|faca|fazes|da-me|prepara)\b.{0,15}\blista)\b/
/** "..., and does it come with a cover?" */
const YES_OR_NO =
  '(?:do|does|did|is|are|was|were|has|have|can|will) (?:i|you|we|they|he|she|it|there)|(?:hat|haben|ist|sind|kann|konnen|war|gibt|darf) (?:er|sie|es|wir|man|das)|(?:est-ce que|a-t-(?:il|elle|on)|est-(?:il|elle|on))|(?:heeft|is|kan|mag|hebben|zijn) (?:hij|ze|zij|het|we|er)'
const SECOND = new RegExp(
  `(?:,|;)? (?:and|und|et|y|e|en) (?=(?:${ASKING}|${YES_OR_NO})\\b(?:[^\\s?]*\\s+){2,})`,
)

/** "Which are late and what is the total?" asks two things; "on which day and at what time?" one. */
function questionsIn(sentence: string): string[] {
  const cut = SECOND.exec(fold(sentence))
  // Folding may change the length of a text; then it is left whole.
  if (!cut || fold(sentence).length !== sentence.length) return [sentence]
  const second = sentence.slice(cut.index + cut[0].length)
  return [sentence.slice(0, cut.index), `${second.charAt(0).toUpperCase()}${second.slice(1)}`]
}

/** "Summarise page 3": the part that is asked for; null where none is. */
export function partAsked(question: string): number | null {
  const found =
    /\b(?:page|slide|sheet|seite|folie|blatt|diapositive|pagina|diapositiva)\s{1,3}(\d{1,4})\b/.exec(
      fold(question),
    )
  return found ? Number(found[1]) : null
}

const SUMMARY =
  /\b(?:summari[sz]e|sum up|summary|zusammenfass\w*|fass\w*|resum\w*|riassum\w*|samenvatt\w*|vat)\b/

export const asksForSummary = (question: string): boolean => SUMMARY.test(fold(question))

const CHANGES =
  /\b(?:chang(?:e|es|ed)|edit(?:s|ed)|amend\w*|revis(?:ions?|ed)|added|deleted|removed|inserted|redlin\w*|geandert|anderung\w*|geloscht|eingefugt|gestrichen|erganzt|modifi\w*|change(?:s|ments?)|supprim\w*|ajout\w*|cambi\w*|anadid\w*|borrad\w*|aggiunt\w|cancellat\w|gewijzigd|wijziging\w*|toegevoegd|geschrapt|verwijderd|alter\w*|acrescent\w*|apagad\w*|eliminad\w*)\b/

/** "What did they change?" */
export const asksForChanges = (question: string): boolean => {
  const plain = fold(question)
  return (
    CHANGES.test(plain) &&
    /\b(?:what|which|show|list|all|any|who|was|welche\w*|wer|zeig\w*|quoi|qu|que|quels?|quelles?|qui|cual\w*|quien|cosa|quali|chi|wat|welke|wie|quais|quem|o que)\b/.test(
      plain,
    )
  )
}

const TELLS =
  /^(?:(?:fyi|just so you know|hi|hello|hallo|bonjour|hola|ciao|ola)[,:]? )?(?:(?:we|i)(?:'ve| have| had)(?: \w+ly| just| now)? \w+|(?:we|i) (?:already |just |now )?(?:\w{3,}ed|sent|gave|wrote|told|paid|got|made|did)\b|(?:wir|ich) (?:haben?|hatten?|sind|bin)\b|(?:nous avons|on a|j'ai)\b|(?:ya )?(?:hemos|he)\b|(?:abbiamo|ho)\b|(?:we|wij|ik) (?:hebben|heb)\b|(?:nos |eu )?(?:ja |temos|tenho|cancelamos|enviamos|pagamos))/

/** "We sent the notice yesterday": it asks nothing, whatever words of a question it has. */
export const tellsOnly = (text: string): boolean =>
  askedOfFiles(text).length === 0 && TELLS.test(fold(text.trim()))
