// Recognises the lines of a mail that are manners and not content: greetings, closings, names, thanks.
import { fold } from './fold.ts'
import { trimEnd } from './trim.ts'

const GREETING =
  /^(?:hi|hey|hello|hallo|hoi|dear|good (?:morning|afternoon|evening|day)|morning|greetings|howdy|yo(?! (?:me|voy|lo|la|te|les|puedo|hago|no|ya|creo|tengo) )|(?:team|all|guys|folks|everyone|everybody)$|guten (?:tag|morgen|abend)|moin|servus|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|salut|coucou|cher|chere|chers|hola|buenos dias|buenas(?: tardes)?|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|salve|gentile|egregio|beste|goedemorgen|goedemiddag|dag|ola|bom dia|boa tarde|prezad[oa]s?|caro|cara)\b/
const CLOSING =
  /^(?:all the best|(?:yours|your) (?:sincerely|faithfully|truly)|yours|sincerely yours|talk (?:to you )?soon|speak soon|see you(?: [\w ]{1,20})?|take care|have a (?:great|good|nice|lovely|wonderful) [\w ]{1,20}|looking forward(?: to[\w ]{0,30})?|xoxo|br|rgds|mfg|lg|vg|(?:viele|beste|liebe|herzliche|schone|mit freundlichen|freundliche|mit besten) gru(?:ss|sse|ssen|sen|e)(?: aus[\w ]{0,20})?|(?:vielen |herzlichen |besten )?dank(?: im voraus| und[\w ]{0,30}| fur[\w ]{0,30})?|danke(?: schon| dir| euch| ihnen| im voraus| und[\w ]{0,30})?|gruss|grusse|bis (?:bald|dann|morgen|spater)|schones wochenende|cordialement|bien (?:cordialement|a vous)|merci(?: beaucoup| d'avance| bien| a tous)?|a bientot|bonne (?:journee|soiree)|amities|(?:un )?saludos?(?: cordiales)?|(?:muchas )?gracias(?: de antemano| a todos)?|atentamente|un abrazo|(?:cordiali|distinti) saluti|saluti|grazie(?: mille)?|met vriendelijke groet(?:en)?|groeten|groetjes|bedankt|alvast bedankt|dank je wel|obrigad[oa]|atenciosamente|abracos)$/

/** "Many thanks and best regards": what may stand before its thanks or regards, those, and what may follow. */
const WARMTH = new Set(['many', 'much', 'with', 'kind', 'best', 'warm', 'warmest', 'friendly', 'sincere'])
const THANKS = new Set(
  'thanks thx tnx ty cheers regards wishes best sincerely respectfully cordially'.split(' '),
)
const AFTER_THANKS = new Set(
  'again and everyone everybody all team guys kind best warm regards wishes you yours'.split(' '),
)
const PAIRS_AFTER_THANKS = new Set(['so much', 'very much', 'a lot', 'in advance'])
/** "Thanks for your help with the move" may go on to its end. */
const FOR_WHAT = new Set(['your', 'the', 'all', 'this', 'that', 'any', 'reading', 'everything'])
const LONGEST_FOR_WHAT = 29

/** Each word is looked at once, since each of them can be only one of these. */
function thanks(plain: string): boolean {
  const words = plain.split(' ')
  let at = words.findIndex((word) => !WARMTH.has(word))
  // "With best" ends with its own word of regards.
  if (at < 0) return words.at(-1) === 'best'
  if (words[at] === 'thank' && words[at + 1] === 'you') at += 2
  else if (THANKS.has(words[at] ?? '')) at += 1
  else if (words[at - 1] !== 'best') return false
  while (at < words.length) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    if (word === 'for' && FOR_WHAT.has(next)) return words.slice(at + 2).join(' ').length <= LONGEST_FOR_WHAT
    if (AFTER_THANKS.has(word)) at += 1
    else if (PAIRS_AFTER_THANKS.has(`${word} ${next}`)) at += 2
    else return false
  }
  return true
}

/** Characters. */
const LONGEST_GREETING = 70
const LONGEST_CLOSING = 80
const NAME = /^[\p{Lu}][\p{L}'.-]*(?: [\p{Lu}][\p{L}'.-]*){0,3}$/u
const INITIALS = /^[\p{Lu}]{1,3}$|^[/-]\s?[\p{L}]{1,12}$/u

/** The folded words of a line with one blank between them, without its marks. */
function bare(line: string): string {
  const words = fold(line)
    .replace(/[^\p{L}\p{N}' ]+ */gu, ' ')
    .trim()
  return words.includes('  ') ? words.replace(/ +/g, ' ') : words
}

/** "Hi Bob,", "Dear all", "Guten Morgen zusammen!": short, and nothing after the name. */
export function isGreeting(line: string): boolean {
  const trimmed = line.trim()
  return trimmed.length <= LONGEST_GREETING && greets(trimmed, bare(trimmed))
}

function greets(trimmed: string, plain: string): boolean {
  if (trimmed.length > LONGEST_GREETING || /[?:]$/.test(trimmed)) return false
  if (!GREETING.test(plain)) return false
  const body = trimEnd(trimmed, /[\s,.!;–-]/u)
  if (/[.!?;]\s/.test(body) && !/\b(?:mr|mrs|ms|dr|prof|hr|fr)\.\s/i.test(body)) return false
  return plain.split(' ').length <= 7 && !VERBAL.test(plain)
}

/** A verb in the line: then it is more than a greeting ("Team, send the deck"). */
const VERBAL =
  /\b(?:please|can|could|will|would|is|are|was|have|has|need|send|let|do|does|make|call|check|hope|bitte|kannst|konnen|pouvez|peux|puedes)\b/

/** "Thanks,", "Best regards", "Viele Grüße": a line of manners that closes a mail; may bear a name after a comma. */
export function isClosing(line: string): boolean {
  const trimmed = line.trim()
  return trimmed.length <= LONGEST_CLOSING && closes(trimmed, bare(trimmed))
}

/** A line that opens or closes a mail and is no part of its text. */
export function isFrame(line: string): boolean {
  const trimmed = line.trim()
  if (trimmed.length > LONGEST_CLOSING) return false
  const plain = bare(trimmed)
  return greets(trimmed, plain) || closes(trimmed, plain)
}

const isManners = (plain: string) => CLOSING.test(plain) || thanks(plain)

function closes(trimmed: string, plain: string): boolean {
  if (trimmed.length > LONGEST_CLOSING) return false
  if (isManners(plain)) return true
  const comma = /^([^,!.]{2,40})[,!.]+\s*([\p{L}][\p{L} .'-]{0,30})$/u.exec(trimmed)
  return (
    comma !== null &&
    isManners(bare(comma[1] ?? '')) &&
    (NAME.test(comma[2] ?? '') || isManners(bare(comma[2] ?? '')))
  )
}

/** "— Anna", "-- Bob Stone", "/jk": a name set off by a dash. */
export function isSignOff(line: string): boolean {
  const trimmed = line.trim()
  return /^(?:--?|—|–)\s?[\p{Lu}][\p{L}'.]*(?: [\p{Lu}][\p{L}'.]*){0,2}$/u.test(trimmed)
}

/** A short line that holds no sentence: a name, a role, a phone number. */
export function isNameLine(line: string): boolean {
  const trimmed = line.trim()
  if (trimmed.length > 60) return false
  if (/[?!:]$/.test(trimmed)) return false
  return NAME.test(trimmed) || INITIALS.test(trimmed) || !/[.]$/.test(trimmed)
}

/** A line that is one person's name and nothing else. */
export function isLoneName(line: string): boolean {
  return NAME.test(line.trim()) && line.trim().split(' ').length <= 3
}

/** A whole sentence that is only manners: thanks, wishes, hopes, small talk. */
export function isCourtesy(sentence: string): boolean {
  const plain = bare(sentence)
  if (plain === '') return true
  const trimmed = sentence.trim()
  return closes(trimmed, plain) || greets(trimmed, plain) || SMALL_TALK.test(plain)
}

const SMALL_TALK =
  /^(?:(?:i |we )?hope (?:you|this|that|all|everyone|everything)\b.{0,60}(?:well|weekend|week|day|holiday|vacation|trip|break|good|great|fine|safe|finds you.{0,20})$|how (?:are|is|was|were|have) (?:you|things|it|your|everything|everyone|life|the weekend|the holidays?)\b.{0,50}$|how s (?:it|everything|life|things)\b.{0,20}$|how do you do$|what s up$|wie geht|comment (?:ca va|vas tu|allez vous)|ca va$|como estas?\b|come (?:stai|va)$|hoe gaat het|tudo bem|(?:thanks|thank you|thx|many thanks|danke|merci(?! d[e'])|gracias|vielen dank)\b(?!.*\b(?:please|can you|could you|bitte)\b).{0,140}$|have a (?:great|good|nice|lovely|safe|wonderful|fantastic|happy)\b.{0,40}$|enjoy (?:the|your)\b.{0,40}$|happy (?:new year|birthday|holidays|easter|friday|monday|anniversary)\b.{0,40}$|merry christmas\b.{0,40}$|congratulations\b.{0,80}$|congrats\b.{0,80}$|welcome (?:back|to|aboard)\b.{0,60}$|(?:i |we )?(?:am |m )?look(?:ing)? forward to\b.{0,80}$|talk (?:to you )?soon\b.{0,10}$|see you\b.{0,40}$|take care\b.{0,20}$|keep up the good work.{0,20}$|well done\b.{0,30}$|(?:great|good|nice|awesome|fantastic|excellent) (?:work|job|news|stuff|idea|catch|point)\b.{0,40}$|sounds (?:good|great|fine|perfect)\b.{0,20}$|no worries.{0,20}$|you re welcome.{0,20}$|(?:sorry|apologies)\b.{0,90}$|get well soon.{0,20}$|good luck\b.{0,40}$|safe travels.{0,20}$|(?:so |and |please |just |do )*(?:let (?:me|us) know|tell (?:me|us)) (?:what you(?: all)? think|your thoughts|how (?:that|this|it) sounds)\b.{0,30}$|bear with (?:me|us)\b.{0,30}$|never ?mind\b.{0,60}$|fyi$)/
