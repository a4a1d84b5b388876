// Tells the name of a person from the name of a month or season: "Dear April", "June called".

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
