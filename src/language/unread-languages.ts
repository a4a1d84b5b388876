// Languages that are not read: frequent words by which each is known, so that a mail in one is said to be unread.
import { tokensOf } from './clauses/tokens.ts'
import { readCommands } from './commands.ts'
import { fold } from './fold.ts'
import { LANGUAGES } from './languages.ts'

/** Characters looked at. */
const ENOUGH = 4_000
/** Of its frequent words so many tell; fewer may be names. */
const LEAST = 3

/** Danish and Norwegian share most of theirs: the words that differ decide. */
const WORDS: Readonly<Record<string, string>> = {
  da: 'og det den er jeg du vi ikke til på med af som har skal kan vil hej tak venlig hilsen venligst senest også inden noget nogen blev efter fra om hvad hvornår mig dig sende være bliver kære uge fredag mandag tirsdag onsdag torsdag lørdag søndag mødet gerne',
  nb: 'og det den er jeg du vi ikke til på med av som har skal kan vil hei takk vennlig hilsen vennligst senest også innen noe noen ble etter fra om hva når meg deg sende være blir kjære uke fredag mandag tirsdag onsdag torsdag lørdag søndag møtet gjerne',
  sv: 'och det den är jag du vi inte till på med av som har ska skall kan vill hej tack vänliga hälsningar vänligen senast också innan något någon blev efter från om vad när mig dig skicka vara blir kära vecka fredag måndag tisdag onsdag torsdag lördag söndag mötet gärna snälla att för',
  fi: 'ja on ei että se hän minä sinä me te he ovat oli mutta kun niin hei kiitos terveisin voitko voisitko ystävällisesti perjantaihin mennessä mukaan jos tai myös lähetä ennen kanssa maanantaina tiistaina keskiviikkona torstaina perjantaina',
  cs: 'a je se na že to v ve s z do pro prosím jsem jsme jste není by bych ahoj dobrý den děkuji díky pozdravem pošli pošlete můžeš můžete také nebo ale aby který která pondělí úterý středy čtvrtka pátku pátek středa čtvrtek',
  hu: 'a az és hogy nem is van egy ez meg de kérem kérlek köszönöm üdvözlettel szia kedves vagy csak már még péntekig hétfő kedd szerda csütörtök péntek küldd küldje tudod tudnád',
  tr: 've bir bu için ile de da ne mi mı merhaba lütfen teşekkürler saygılarımla ben sen biz siz değil var yok kadar gibi daha çok pazartesi salı çarşamba perşembe cuma gönder gönderin misin mısın rica ederim cumaya',
  ro: 'și si este în nu la pe cu de care sunt pentru bună salut te vă rog mulțumesc multumesc până pana vineri luni marți miercuri joi trimite trimiteți poți puteți sau dar să',
}

/** Scripts that none of the read languages is written in. */
const SCRIPTS: readonly (readonly [code: string, script: RegExp])[] = [
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/iu],
  ['el', /\p{Script=Greek}/iu],
  ['ar', /\p{Script=Arabic}/iu],
  ['he', /\p{Script=Hebrew}/iu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/iu],
  ['ko', /\p{Script=Hangul}/iu],
  ['zh', /\p{Script=Han}/iu],
]
const MOST_LATIN = 0.5

/** ISO 639-1; null where the text is in a language that is read, or says too little to tell. */
export function unreadLanguageOf(text: string): string | null {
  const { rest } = readCommands(text.slice(0, ENOUGH))
  const prose = rest
    .split(/\s/)
    .filter((word) => !/[@/]/.test(word))
    .join(' ')
  const script = scriptOf(prose)
  if (script) return script
  const words = new Set(tokensOf(prose).flatMap(({ text: word, kind }) => (kind === 'word' ? [word] : [])))
  const count = (list: string) => {
    const telling = new Set(list.split(/[\s|]+/).map((word) => fold(word)))
    return [...words].filter((word) => telling.has(word)).length
  }
  const [best] = Object.entries(WORDS)
    .map(([code, list]) => ({ code, found: count(list) }))
    .sort((one, other) => other.found - one.found)
  if (!best || best.found < LEAST) return null
  const read = Math.max(...LANGUAGES.map(({ telling }) => count(telling)))
  return best.found > read ? best.code : null
}

function scriptOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/giu)?.length ?? 0
  if (letters < 8 || latin > letters * MOST_LATIN) return null
  return SCRIPTS.find(([, script]) => script.test(text))?.[0] ?? null
}
