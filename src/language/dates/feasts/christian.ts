// Christian feasts, most of them by their distance from Easter.
import { easter, orthodoxEaster } from '../calendars/easter.ts'
import { after, type Feast, fixed, weekdayBefore } from './feast.ts'

const fromEaster = (days: number) => (year: number) => easter(year) + days
const fromOrthodox = (days: number) => (year: number) => orthodoxEaster(year) + days

export const christianFeasts: readonly Feast[] = [
  ['christmas eve|xmas eve|christmas{s} eve|x-mas eve', fixed(12, 24)],
  ['christmas (day)|xmas (day)|x-mas (day)|christmas{s} (day)', fixed(12, 25)],
  ["epiphany|three kings day|three kings' day|day of the three kings", fixed(1, 6)],
  ['candlemas', fixed(2, 2)],
  ['shrove tuesday|pancake day|pancake tuesday|mardi gras|fat tuesday|shrovetide', fromEaster(-47)],
  ['rose monday|shrove monday', fromEaster(-48)],
  ['ash wednesday', fromEaster(-46)],
  ['lent', fromEaster(-46), 46],
  ['palm sunday|branch sunday', fromEaster(-7)],
  ['maundy thursday|holy thursday|covenant thursday|thursday of mysteries', fromEaster(-3)],
  ['good friday|great friday|holy friday|black friday before easter', fromEaster(-2)],
  ['holy saturday|black saturday|easter eve|easter saturday|easter sat', fromEaster(-1)],
  ['easter (sunday)|easter sun|easter day', fromEaster(0)],
  ['easter monday|easter mon', fromEaster(1)],
  ['ascension (day)|ascension thursday|feast of the ascension|holy thursday of ascension', fromEaster(39)],
  ['pentecost (sunday)|whit sunday|white sunday|whitsunday|whitsun', fromEaster(49)],
  ['pentecost monday|whit monday|monday of the holy spirit', fromEaster(50)],
  ['trinity sunday', fromEaster(56)],
  ['corpus christi|the feast of corpus christi|feast of corpus christi', fromEaster(60)],
  ['orthodox easter (sunday)|orthodox easter day|greek easter', fromOrthodox(0)],
  ['orthodox easter monday|orthodox easter mon', fromOrthodox(1)],
  ['orthodox good friday|orthodox great friday', fromOrthodox(-2)],
  ['orthodox holy saturday|orthodox great saturday|great saturday', fromOrthodox(-1)],
  ['orthodox palm sunday|orthodox branch sunday', fromOrthodox(-7)],
  ['clean monday|orthodox ash monday|orthodox shrove monday|green monday|pure monday', fromOrthodox(-48)],
  ['lazarus saturday', fromOrthodox(-8)],
  ['great fast|great lent', fromOrthodox(-48), 41],
  ['orthodox pentecost', fromOrthodox(49)],
  ['orthodox ascension (day)', fromOrthodox(39)],
  ['orthodox christmas (day)', fixed(1, 7)],
  ['assumption (day)|assumption of mary|feast of the assumption', fixed(8, 15)],
  ['all saints{s} day|all hallows day|hallowmas', fixed(11, 1)],
  ['all souls{s} day', fixed(11, 2)],
  ['immaculate conception|feast of the immaculate conception', fixed(12, 8)],
  ['saint nicholas day|st nicholas day|st . nicholas day|feast of st nicholas', fixed(12, 6)],
  ['advent|first sunday of advent|first advent|advent sunday', after(-21, weekdayBefore(7, 12, 24))],
  ['saint stephen{s} day|st stephen{s} day|st . stephen{s} day|feast of stephen', fixed(12, 26)],
]
