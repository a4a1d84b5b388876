// Jewish, Muslim, Chinese, Hindu, Sikh and Buddhist feasts, from their own calendars.
import { onam, solarIngress } from '../calendars/hindu.ts'
import { dayNumber } from '../civil.ts'
import {
  after,
  chinese,
  type DayInYear,
  type Feast,
  fixed,
  foreign,
  hebrew,
  hindu,
  islamic,
  moved,
} from './feast.ts'

const ADAR = ['Adar II', 'Adar']
const diwali = hindu('ashvin', 30, 'evening')
const dussehra = hindu('ashvin', 10, 'afternoon')
const sankranti: DayInYear = (year) => solarIngress(year, 9)

/** The Shahenshahi year has 365 days and no leap year. */
const parsiNewYear: DayInYear = (year) => dayNumber(2018, 8, 17) + (year - 2018) * 365

/** The last Friday of Ramadan. */
const lastFriday: DayInYear = (year) => {
  const end = islamic(10, 1)(year)
  return end === null ? null : end - 1 - ((((end - 1 + 3) % 7) - 4 + 7) % 7)
}

/** Moved so that preparing for it does not break the sabbath; one day earlier, since it begins the evening before. */
const memorialDay = (day: number, by: Record<number, number>): DayInYear =>
  after(-1, moved(foreign('hebrew', day > 20 ? 'Nisan' : 'Iyar', day), by))

export const lunarFeasts: readonly Feast[] = [
  ['rosh hashanah|rosh hashana|rosh ha shanah|yom teruah|jewish new year', hebrew('Tishri', 1), 3],
  ['yom kippur|day of atonement', hebrew('Tishri', 10), 2],
  [
    'sukkot|sukkos|succos|feast of the ingathering|feast of booths|feast of tabernacles',
    hebrew('Tishri', 15),
    9,
  ],
  ['hoshana rabbah|hoshanah rabbah', hebrew('Tishri', 21), 2],
  ['shemini atzeret|shmini atzeret', hebrew('Tishri', 22), 2],
  ['simchat torah|simhat torah', hebrew('Tishri', 23), 2],
  ['hanukkah|chanukah|hanukah|hannukah|chanukkah|festival of lights', hebrew('Kislev', 25), 8],
  ["tu bishvat|tu bi shvat|tu b-shevat|tu b' shvat", hebrew('Shevat', 15)],
  ['purim', hebrew(ADAR, 14), 2],
  ['shushan purim', hebrew(ADAR, 15), 2],
  ['passover|pesach|pesah', hebrew('Nisan', 15), 9],
  ['yom hashoah|yom ha-shoah|holocaust day|holocaust remembrance day', memorialDay(27, { 5: -1, 7: 1 })],
  ["yom haatzmaut|yom ha' atzmaut|israeli independence day", memorialDay(5, { 1: 1, 5: -1, 6: -2 })],
  ["lag b' omer|lag baomer|lag laomer", hebrew('Iyar', 18)],
  ['shavuot|shavuoth|shovuos|feast of weeks', hebrew('Sivan', 6), 3],
  ["tisha b'av|tisha bav|ninth of av", moved(after(-1, foreign('hebrew', 'Av', 9)), { 5: 1 })],
  ["tu b' av|tu bav", hebrew('Av', 15)],

  ['islamic new year|amun jadid|muharram|hijri new year|arabic new year', islamic(1, 1)],
  ['ashura|day of ashura', islamic(1, 10)],
  ['mawlid|mawlid al-nabawi|mawlid al-nabi|milad-un-nabi|prophet{s} birthday|eid milad', islamic(3, 12)],
  [
    "isra and mi' raj|isra and miraj|the prophet{s} ascension|the night journey|isra' and mi' raj",
    islamic(7, 27),
  ],
  ['ramadan|ramadhan|ramzan|ramazan|ramathan', islamic(9, 1), 30],
  [
    'laylat al-qadr|laylat al-kadr|night of power|night of measures|night of destiny|night of value',
    islamic(9, 27),
  ],
  ["jumu'atul-wida|jamat ul-vida|jumuatul-wida|jumatul-bidah|al-wida", lastFriday],
  [
    'eid al-fitr|eid ul-fitr|id al-fitr|id ul-fitr|feast of breaking the fast|sugar feast|bayram|ramadan feast|eid',
    islamic(10, 1),
  ],
  ['day of arafah|arafat day|day of arafat', islamic(12, 9)],
  [
    'eid al-adha|eid ul-adha|id al-adha|id ul-adha|sacrifice feast|bakr id|bakrid|bakra eid|festival of sacrifice|feast of sacrifice',
    islamic(12, 10),
  ],

  [
    '(chinese) lunar new year|chinese new year|chinese (lunar) new year{s} (day)|spring festival|lunar new year{s} (day)|tet',
    chinese(1, 1),
  ],
  ['lantern festival', chinese(1, 15)],
  ['dragon boat festival|duanwu', chinese(5, 5)],
  ['qixi (festival)', chinese(7, 7)],
  ['ghost festival|hungry ghost festival', chinese(7, 15)],
  ['mid-autumn festival|moon festival|mooncake festival|chuseok', chinese(8, 15)],
  ['double ninth festival|chongyang', chinese(9, 9)],
  ['qingming (festival)|tomb sweeping day', fixed(4, 5)],
  ['vesak (day)|vaisakha|buddha day|buddha purnima|buddha{s} birthday|wesak', chinese(4, 15)],

  ['dhanteras|dhanatrayodashi|dhan teras', after(-2, diwali)],
  [
    'kali chaudas|choti diwali|chhoti diwali|naraka chaturdashi|roop chaturdashi|kali chaudash',
    after(-1, diwali),
  ],
  ['diwali|deepavali|divali|lakshmi puja|laxmi puja|kali puja', diwali],
  ['govardhan puja|gowardhan puja|annakut|bali pratipada', after(1, diwali)],
  ['bhai dooj|bhaiya dooj|bhau beej|bhai phota|bhai tika|yama dwitiya', after(2, diwali)],
  ['chhath (puja)|dala (puja)|surya shashthi|dala chhath', after(6, diwali)],
  ['navaratri|navratri|durga puja|durgotsava|durgotsav|durgapuja|sharad navratri', after(-9, dussehra), 10],
  ['maha saptami', after(-3, dussehra)],
  ['maha ashtami|durga ashtami', after(-2, dussehra)],
  ['maha navami', after(-1, dussehra)],
  ['vijayadashami|dussehra|dasara|dassehra|vijaya dashami|dashain', dussehra],
  ['karva chauth|karwa chauth|karva chauth day', hindu('ashvin', 19, 'evening')],
  ['sharad purnima', hindu('ashvin', 15, 'evening')],
  ['pargat diwas|valmiki jayanti|maharishi valmiki jayanti', hindu('ashvin', 15)],
  ['ganesh chaturthi|vinayaka chaturthi|ganesha chaturthi', hindu('bhadrapada', 4, 'noon')],
  [
    'krishna janmashtami|janmashtami|gokulashtami|krishna jayanti|sri krishna jayanti',
    hindu('shravana', 23, 'midnight'),
  ],
  ['raksha bandhan|rakshabandhan|rakhi|raksha bandhan day', hindu('shravana', 15)],
  ['naga panchami|nag panchami', hindu('shravana', 5)],
  ['guru purnima', hindu('ashadha', 15)],
  ['ratha yatra|ratha-yatra|rath yatra|rathayatra', hindu('ashadha', 2)],
  ['akshaya tritiya|akha teej', hindu('vaishakha', 3)],
  [
    'ugadi|yugadi|samvatsaradi|chaitra sukhladi|gudi padwa|gudhi padwa|chaitra shuddha padyami',
    hindu('chaitra', 1),
  ],
  ['rama navami|ram navami|rama navami day', hindu('chaitra', 9, 'noon')],
  ['mahavir jayanti|mahaveer jayanti|mahavir janma kalyanak', hindu('chaitra', 13)],
  ['hanuman jayanti', hindu('chaitra', 15)],
  ['holika dahan|kamudu pyre|chhoti holi|choti holi', hindu('phalguna', 15, 'evening')],
  [
    'holi|dhulandi|phagwah|rangwali holi|dhuleti|dol jatra|festival of colors',
    hindu('phalguna', 15, 'evening', 1),
  ],
  ['maha shivaratri|mahashivaratri|shivaratri|maha shivratri|shivratri', hindu('magha', 29, 'midnight')],
  ['vasant panchami|basant panchami|saraswati puja|saraswati jayanti|shree panchami', hindu('magha', 5)],
  [
    'guru ravidas jayanti|guru ravidas birthday|guru ravidass jayanti|guru ravidass birthday',
    hindu('magha', 15),
  ],
  ['guru nanak{s} birthday|guru nanak jayanti|guru nanak gurpurab|gurpurab', hindu('kartika', 15)],
  ['guru gobind singh birthday|guru gobind singh jayanti|guru gobind singh gurpurab', hindu('pausha', 7)],
  ['(thai) pongal|makar sankranti|makara sankranti|maghi|makara sankrathi|uttarayan', sankranti],
  ['lohri|bogi (pandigai)|bhogi (pandigai)', after(-1, sankranti)],
  ['maattu pongal|mattu pongal', after(1, sankranti)],
  ['kanni pongal|kaanum pongal|kanu pongal|kaanum', after(2, sankranti)],
  ['vaisakhi|baisakhi|vaisakhadi|vasakhi|vishu|puthandu|tamil new year', (year) => solarIngress(year, 0)],
  ['onam|thiru onam|thiruvonam|tiru onam', onam],
  ['parsi new year|jamshedi navroz|shahenshahi new year', parsiNewYear],
  ['nowruz|navroz|persian new year|norooz|iranian new year', fixed(3, 21)],
  ['rabindra jayanti|rabindranath jayanti|rabindra-jayanti|rabindranath tagore jayanti', fixed(5, 9)],
  ['gandhi jayanti', fixed(10, 2)],
  ['ambedkar jayanti', fixed(4, 14)],
]
