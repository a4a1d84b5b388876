// The days of the week that a cell or a question names, such as "Mon-Fri" or "on Saturdays"; all texts are folded.

const ALL = [0, 1, 2, 3, 4, 5, 6]
/** From Monday; abbreviations that mean two days in two languages are left out. */
const NAMES: readonly (readonly string[])[] = [
  'monday mon mo montag montags lundi lundis lun lunes lunedi maandag segunda segunda-feira seg',
  'tuesday tue tues tu dienstag dienstags di mardi mardis mar martes martedi dinsdag ma terca terca-feira ter',
  'wednesday wed we mittwoch mittwochs mi mercredi mercredis mer miercoles mie mercoledi woensdag wo quarta quarta-feira qua',
  'thursday thu thur thurs th donnerstag donnerstags do jeudi jeudis jeu jueves jue giovedi gio donderdag quinta quinta-feira qui',
  'friday fri fr freitag freitags vendredi vendredis ven viernes vie venerdi vrijdag vr sexta sexta-feira sex',
  'saturday sat sa samstag samstags sonnabend samedi samedis sam sabado sabados sab sabato zaterdag za',
  'sunday sun su sonntag sonntags so dimanche dimanches dim domingo domingos domenica dom zondag zo',
].map((names) => names.split(' '))

const SETS: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [
    /^(?:weekdays?|working days?|werktags?|werktagen?|wochentags?|wochentagen?|(?:en )?semaine|jours? ouvrables?|(?:dias? )?laborables?|entre semana|(?:giorn[oi] )?ferial[ei]|werkdag(?:en)?|doordeweeks|dias? uteis|dia util)$/,
    [0, 1, 2, 3, 4],
  ],
  [/^(?:weekends?|wochenenden?|week-ends?|fin(?:es)? de semana|fine settimana|fins? de semana)$/, [5, 6]],
  [
    /^(?:daily|every day|taglich|jeden tag|tous les jours|quotidien|diario|todos los dias|cada dia|ogni giorno|tutti i giorni|dagelijks|elke dag|todos os dias)$/,
    ALL,
  ],
]

const dayOf = (word: string): number => {
  const plain = word.replace(/\.$/, '')
  const found = NAMES.findIndex((names) => names.includes(plain))
  return found >= 0
    ? found
    : NAMES.findIndex((names) => plain.endsWith('s') && names.includes(plain.slice(0, -1)))
}

/** From 0 for Monday; empty for a cell that says anything else, too. */
export function weekdaysOfCell(plain: string): readonly number[] {
  const text = plain.trim()
  const set = SETS.find(([words]) => words.test(text))
  if (set) return set[1]
  if (text.length > 60 || text === '') return []
  const days = new Set<number>()
  for (const piece of text.split(/\s?[,;/+&]\s?|\s(?:and|und|et|y|e|en)\s/)) {
    const [from = '', to, ...more] = piece
      .trim()
      .split(/\s?[-\u2013]\s?(?!feira)|\s(?:to|bis|au?|al?|tot|ate)\s/)
    const [first, last] = [dayOf(from), to === undefined ? dayOf(from) : dayOf(to)]
    if (first < 0 || last < 0 || more.length > 0) return []
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day)
      if (day === last) break
    }
  }
  return [...days]
}

const LONGEST_NAME = 4

/** Whole names alone: "mar", "so" or "do" are other words in a sentence. */
export function weekdaysAsked(plain: string): readonly number[] {
  const words = plain.match(/[\p{L}-]+/gu) ?? []
  const named = words
    .filter((word) => word.length > LONGEST_NAME)
    .map(dayOf)
    .filter((day) => day >= 0)
  const sets = SETS.filter(
    ([words_]) => words.some((word) => words_.test(word)) || pairs(words).some((two) => words_.test(two)),
  )
  return [...new Set([...named, ...sets.flatMap(([, days]) => days)])]
}

const pairs = (words: readonly string[]): string[] =>
  words.flatMap((word, place) => {
    const next = words.slice(place + 1, place + 3)
    return [`${word} ${next[0] ?? ''}`, [word, ...next].join(' ')]
  })

export const isWeekdayWord = (word: string): boolean =>
  (word.length > LONGEST_NAME && dayOf(word) >= 0) || SETS.some(([words]) => words.test(word))
