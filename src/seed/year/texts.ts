// What people of the year's company write about: sentences by theme and language, of which each text is put together.
import type { PollingType } from '../../features/polling/contract.ts'
import type { Department, YearPerson } from './people.ts'

export type Language = YearPerson['language']
export interface Theme {
  type: PollingType
  /** Whose theme it is; everybody's without one. */
  departments?: readonly Department[]
  /** Weeks before the present one in which it comes up, from and to; all year without them. */
  weeks?: { from: number; to: number }
  /** How often it is taken beside others; 1 without it. */
  weight?: number
  said: Readonly<Record<Language, readonly string[]>>
}

export const openings: Readonly<Record<Language, readonly string[]>> = {
  en: ['', '', 'This week: ', 'From my side: ', 'As on Tuesday: '],
  de: ['', '', 'Diese Woche: ', 'Von mir: ', 'Wie am Dienstag: '],
  es: ['', '', 'Esta semana: ', 'Por mi parte: '],
}
export const closings: Readonly<Record<Language, readonly string[]>> = {
  en: ['', '', '', ' More on Friday.', ' I keep an eye on it.', ' That is what I heard.'],
  de: ['', '', '', ' Mehr am Freitag.', ' Ich bleibe dran.', ' So habe ich es gehört.'],
  es: ['', '', '', ' Más el viernes.', ' Sigo atento.'],
}
