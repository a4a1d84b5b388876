// Leave and weekly hours of a contract of employment, by the sentence that says them.
import type { Work } from './contract-reading.ts'
import { said } from './notice.ts'
import type { Statement } from './statements.ts'

const LEAVE =
  /\b(?:(?:erholungs|jahres|grund)?urlaub\w*|annual leave|paid leave|holidays?|leave of|conges|vacaciones|ferie|vakantiedagen|verlof|ferias)\b/
const A_DAY = /(?:days?|tagen?|tage|weeks?|wochen|jours|dias|giorni|dagen)$/

/** "29 Arbeitstage", "27 working days". */
function saysDays(plain: string): boolean {
  const words = plain.split(' ')
  return words.some(
    (word, place) =>
      /^\d{1,2}$/.test(word) && words.slice(place + 1, place + 4).some((next) => A_DAY.test(next)),
  )
}
const HOURS = /(?:stunden|\bhours|\bheures|\bhoras|\bore|\buren|\buur)\b/
const WEEK =
  /\b(?:woche|wochentlich\w*|weekly|week|semaine|hebdomadaire|semana|semanal|settimana|settimanali|per week)\b/

export function workOf(statements: readonly Statement[]): Work {
  const prose = statements.filter(({ isHeading }) => !isHeading)
  const leave = prose.find(({ plain }) => LEAVE.test(plain) && saysDays(plain))
  const hours = prose.find(({ plain }) => HOURS.test(plain) && WEEK.test(plain) && /\d/.test(plain))
  return { leave: leave ? said(leave) : null, hours: hours ? said(hours) : null }
}
