// Tells the name of a person or a thing from that of a month or season: "Dear April", "June called", "the summer house".

const months = 'April|May|June|August|Augustus|Summer|Autumn|Jan'
const greeting = String.raw`(?:^|[\n.!?,] {0,4})(?:(?:many|kind|best|warm|with|my) ){0,2}(?:dear|hi|hello|hey|thanks|regards|cheers|best|mrs?\.?|ms\.?|miss|liebe|lieber|hallo|bonjour|chère|hola|ciao|ask|tell) {0,2},? {0,2}\n?$`
const greeted = new RegExp(greeting, 'iu')
const named = new RegExp(`^(?:${months})$`, 'u')
/** What people do and months do not. */
const acted =
  /^(?:'s? )?[ ](?:(?:has |had )?(?:called|said|says|wrote|writes|asked|asks|replied|replies|told|tells|thinks|thought|agreed|agrees|sent|sends|confirmed|mentioned|wants|wanted|knows|forgot|suggested)|and (?:I|he|she|you)|is (?:my|our|his|her|your))(?!\p{L})/u

/** Whether the words between two offsets of a text are somebody's first name, by what stands around them. */
export function isFirstName(text: string, start: number, end: number): boolean {
  if (!named.test(text.slice(start, end))) return false
  return greeted.test(text.slice(Math.max(0, start - 20), start)) || acted.test(text.slice(end, end + 40))
}

const SEASON = /^(?:spring|summer|autumn|fall|winter)$/iu
/** Words behind a season that are no thing of it: "winter is long", "summer and autumn". */
const OTHER_WORD =
  /^(?:is|was|are|will|would|can|could|may|should|has|had|and|or|but|when|while|because|if|as|so|we|i|you|they|he|she|it|to|of|for|at|in|on|by|with|from|until|before|after|then|too|again|please|starts?|begins?|ends?|comes?|term|semester|season|break|holidays?|vacation|only)(?!\p{L})/iu

/** Whether a season belongs to the name of a thing, as in "the winter coat". */
export function isThing(text: string, start: number, end: number): boolean {
  if (!SEASON.test(text.slice(start, end))) return false
  const [, next = ''] = /^ (\p{L}{3,})/u.exec(text.slice(end, end + 40)) ?? []
  return next !== '' && !OTHER_WORD.test(next)
}
