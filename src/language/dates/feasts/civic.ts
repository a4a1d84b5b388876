// National and worldwide days, as English names them.
import { easter } from '../calendars/easter.ts'
import { weekdayOf } from '../civil.ts'
import { after, type DayInYear, type Feast, fixed, moved, nth } from './feast.ts'

const thanksgiving = nth(4, 4, 11)

/** Every fourth year; the party calendars of 2008 moved most states to February. */
const superTuesday: DayInYear = (year) =>
  year % 4 ? null : year === 2008 ? nth(1, 2, 2)(year) : nth(1, 2, 3)(year)

const emancipation = moved(fixed(4, 16), { 6: -1, 7: 1 })

/** 15 April or the next working day that is not Emancipation Day in Washington (26 U.S.C. 7503). */
const taxDay: DayInYear = (year) => {
  let day = fixed(4, 15)(year) ?? 0
  while (weekdayOf(day) > 5 || day === emancipation(year)) day++
  return day
}

/** The last Saturday of March, a week before where that is the day before Easter. */
const earthHour: DayInYear = (year) => {
  const last = nth(-1, 6, 3)(year) ?? 0
  return last === easter(year) - 1 ? last - 7 : last
}

export const civicFeasts: readonly Feast[] = [
  ['new year{s} eve|new year{s} eve day|nye|silvester', fixed(12, 31)],
  ['new year{s} (day)|new-year{s} day|the new year', fixed(1, 1)],
  ['valentine{s} day|valentine day|st valentine{s} day|v-day', fixed(2, 14)],
  [
    'saint patrick{s} day|st patrick{s} day|st . patrick{s} day|st paddy{s} day|saint paddy{s} day',
    fixed(3, 17),
  ],
  ['saint george{s} day|st george{s} day|st . george{s} day|feast of saint george', fixed(4, 23)],
  ['saint andrew{s} day|st andrew{s} day', fixed(11, 30)],
  ['saint david{s} day|st david{s} day', fixed(3, 1)],
  ['april fool{s} (day)|all fools day', fixed(4, 1)],
  ["halloween (day)|hallowe'en|all hallow{s} eve", fixed(10, 31)],
  ['guy fawkes (day)|bonfire night|guy fawkes night', fixed(11, 5)],
  ['boxing day', fixed(12, 26)],
  ['kwanzaa', fixed(12, 26), 7],
  ['festivus', fixed(12, 23)],
  ['pi day', fixed(3, 14)],
  ['star wars day', fixed(5, 4)],
  ['cinco de mayo', fixed(5, 5)],
  ['bastille day', fixed(7, 14)],
  ['canada day', fixed(7, 1)],
  ['australia day', fixed(1, 26)],
  ['anzac day', fixed(4, 25)],
  ['waitangi day', fixed(2, 6)],
  ['german unity day|day of german unity', fixed(10, 3)],
  ['mayday|may day|international workers{s} day|workers{s} day|labour day may', fixed(5, 1)],
  ['loyalty day|law day|lei day', fixed(5, 1)],
  ['king{s} day|koningsdag|dutch king{s} day', moved(fixed(4, 27), { 7: -1 })],
  ['independence day|fourth of july|4th of july|july fourth|july 4th', fixed(7, 4)],
  ['indian independence day', fixed(8, 15)],
  ['republic day|india republic day', fixed(1, 26)],
  ['juneteenth|jubilee day|freedom day|juneteenth independence day', fixed(6, 19)],
  ['veteran{s} day|armistice day', fixed(11, 11)],
  ['remembrance day|poppy day', fixed(11, 11)],
  ['remembrance sunday', nth(2, 7, 11)],
  ['groundhog{s} day', fixed(2, 2)],
  ['flag day', fixed(6, 14)],
  ['patriot day', fixed(9, 11)],
  ['pearl harbor (remembrance) day', fixed(12, 7)],
  ['lincoln{s} birthday', fixed(2, 12)],
  ['cesar chavez day', fixed(3, 31)],
  ['emancipation day', emancipation],
  ['tax day', taxDay],
  ["patriots' day|patriot{s} day massachusetts", nth(3, 1, 4)],
  ['inauguration day', (year) => (year % 4 === 1 ? fixed(1, 20)(year) : null)],
  ['election day', after(1, nth(1, 1, 11))],
  ['super tuesday|super tue|super tue .|tsunami tuesday|giga tuesday', superTuesday],
  ['mini-tuesday', (year) => (year % 4 ? null : nth(1, 2, 2)(year))],
  [
    "mlk (day)|martin luther king day|martin luther kings day|martin luther king's day|martin luther king jr (day)|martin luther king jr . day|martin luther king junior day|civil rights day",
    nth(3, 1, 1),
  ],
  ["president{s} day|presidents' day|washington{s} birthday|washington{s} day", nth(3, 1, 2)],
  ['memorial day|decoration day', nth(-1, 1, 5)],
  ['labor day|labour day', nth(1, 1, 9)],
  ["columbus day|indigenous people{s} day|indigenous peoples' day|canadian thanksgiving", nth(2, 1, 10)],
  ['thanksgiving (day)|turkey day|thanks giving', thanksgiving],
  ['black friday', after(1, thanksgiving)],
  ['small business saturday|small biz saturday', after(2, thanksgiving)],
  ['cyber monday', after(4, thanksgiving)],
  ['giving tuesday', after(5, thanksgiving)],
  ['mother{s} day|mothering day', nth(2, 7, 5)],
  ['mothering sunday', (year) => easter(year) - 21],
  ['father{s} day', nth(3, 7, 6)],
  ['parent{s} day', nth(4, 7, 7)],
  ['national grandparent{s} day|grandparent{s} day', after(6, nth(1, 1, 9))],
  ['children{s} day|universal children{s} day', fixed(11, 20)],
  ['siblings day|national siblings day', fixed(4, 10)],
  ['boss{s} day|boss day', moved(fixed(10, 16), { 6: -1, 7: 1 })],
  [
    "administrative professional{s} (day)|secretar{s} day|secretaries' day|secretaries day|secretary{s} day|admin day",
    after(-3, nth(-1, 6, 4)),
  ],
  ["teacher{s} day|teachers' day|world teacher{s} day", fixed(10, 5)],
  ['nurse{s} day|international nurses day', fixed(5, 12)],
  ['ems week', nth(3, 7, 5), 7],
  ['emsc day', after(3, nth(3, 7, 5))],
  ['military spouse day|military spouse appreciation day', after(-2, nth(2, 7, 5))],
  ['armed forces day', nth(3, 6, 5)],
  ['arbor day', nth(-1, 5, 4)],
  ['earth day', fixed(4, 22)],
  ['earth hour', earthHour],
  ['world environment day', fixed(6, 5)],
  ['world water day', fixed(3, 22)],
  ['world health day', fixed(4, 7)],
  ['world book day', fixed(4, 23)],
  ['world vegan day', fixed(11, 1)],
  ['world aids day', fixed(12, 1)],
  ['world cancer day', fixed(2, 4)],
  ['world food day', fixed(10, 16)],
  ['world mental health day', fixed(10, 10)],
  ['world press freedom day', fixed(5, 3)],
  ['world refugee day', fixed(6, 20)],
  ['international women{s} day|women{s} day', fixed(3, 8)],
  ['international men{s} day|men{s} day', fixed(11, 19)],
  ["single{s} day|singles' day|double 11|eleven eleven", fixed(11, 11)],
  ['human rights day', fixed(12, 10)],
  ['united nations day|un day', fixed(10, 24)],
  ['international day of peace|peace day', fixed(9, 21)],
  ['international youth day|youth day', fixed(8, 12)],
  ['sysadmin day|system administrator appreciation day', nth(-1, 5, 7)],
  ['programmer{s} day|day of the programmer', (year) => (fixed(1, 1)(year) ?? 0) + 255],
  ['friendship day', nth(1, 7, 8)],
  ['sweetest day', nth(3, 6, 10)],
  ['blue monday', nth(3, 1, 1)],
  ['yuandan', fixed(1, 1)],
  ['global running day', nth(1, 3, 6)],
  ['national donut day|donut day', nth(1, 5, 6)],
  [
    'daylight saving{s} start (day)|daylight savings start (day)|dst start|start of daylight saving time|spring forward',
    nth(2, 7, 3),
  ],
  [
    'daylight saving{s} end (day)|daylight savings end (day)|dst end|end of daylight saving time|fall back day',
    nth(1, 7, 11),
  ],
  ['early may bank holiday', nth(1, 1, 5)],
  ['spring bank holiday', nth(-1, 1, 5)],
  ['(late) summer bank holiday|august bank holiday', nth(-1, 1, 8)],
  ['winter solstice', fixed(12, 21)],
  ['summer solstice|midsummer (day)|longest day', fixed(6, 21)],
  ['midsummer eve', fixed(6, 23)],
  [
    'victoria day',
    (year) => {
      const d = fixed(5, 24)(year) ?? 0
      return d - (weekdayOf(d) - 1)
    },
  ],
  ['family day', nth(3, 1, 2)],
  ['simcoe day|civic holiday', nth(1, 1, 8)],
  ['melbourne cup day', nth(1, 2, 11)],
  ['king{s} birthday|queen{s} birthday', nth(2, 1, 6)],
  ['saint lucy{s} day|st lucia day', fixed(12, 13)],
  ['day of the dead|dia de los muertos', fixed(11, 2)],
  ['bodhi day', fixed(12, 8)],
  ['leap day', fixed(2, 29)],
  ['super bowl (sunday)', (year) => (year >= 2022 ? nth(2, 7, 2)(year) : nth(1, 7, 2)(year))],
]
