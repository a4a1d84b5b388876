// German words of time; accents are left out, as the reader leaves them out.
import type { Lexicon } from './lexicon.ts'

const MORNINGS = 'morgen|fruh|morgens|vormittag|vormittags|fruhmorgens'

export const german: Lexicon = {
  language: 'de',
  telling: 'der|die|das|und|ich|ist|nicht|wir|bitte|zu|den|mit|auf|fur|ein|eine|es|im|am|bis|von|dem|des|uhr|sie|haben|werden|kann|nachste|nachsten|wird|dann|zuruck|sind|bei|um|was',
  dayFirst: true,
  parts: {
    the: 'der|die|das|den|dem|des', a: 'ein|eine|einem|einer|einen', of: 'des|der|im|in|von|vom|den|dem|dieses|am', on: 'am|an|zum|fur|den|am den|fur den',
    in: 'in|binnen|innerhalb von|in etwa', at: 'um|gegen|ab|@|ca|circa|um etwa', for: 'fur',
    by: 'bis|bis zum|bis spatestens|spatestens|spatestens am|bis am|fallig|fallig am|bis inkl|bis einschliesslich|bis zu|bis zur|spatestens bis',
    before: 'vor|bevor|vor dem|vor der', until: 'bis|bis zum', after: 'nach|nach dem', since: 'seit|ab|seit dem|ab dem|von',
    from: 'von|ab|zwischen|vom|ab dem', between: 'zwischen|zwischen dem', to: 'bis|und|bis zum|bis zu', dash: '-|–|—|bis', and: 'und', or: 'oder',
    separator: '-|/|.|–', comma: ',|, den|, der', open: '(', close: ')',
    this: 'diese|dieser|dieses|diesen|diesem|aktuelle|aktuellen|laufenden|laufende|die laufende|dieselbe',
    next: 'nachste|nachster|nachstes|nachsten|nachstem|kommende|kommenden|kommender|kommendes|kommendem|folgende|folgenden|folgender|der nachste|die nachste|das nachste|den nachsten|der nachsten|dem nachsten|der kommenden|die kommende|den kommenden|die nachsten|darauffolgenden',
    last: 'letzte|letzter|letztes|letzten|letztem|vergangene|vergangenen|vergangenes|vorige|voriger|voriges|vorigen|der letzten|die letzte|den letzten|die letzten|das letzte|der vorigen',
    previous: 'vorherige|vorherigen|vorheriges', afterNextFront: 'ubernachste|ubernachsten|ubernachster|ubernachstes|die ubernachste',
    agoFront: 'vor', dayFrom: 'ab|von', hence: 'spater|ab heute|ab jetzt', more: 'weiteren|weitere|ganze|ganzen|volle', within: 'innerhalb|innerhalb von|binnen|im laufe der|in weniger als',
    about: 'etwa|ungefahr|circa|ca|rund|knapp', begin: 'anfang|beginn|am anfang|zu beginn|anfangs', middle: 'mitte|mitte des', end: 'ende|am ende|zum ende|gegen ende',
    early: 'fruhe|fruhen|fruh', late: 'spate|spaten|spat|spater|spater in', eod: 'feierabend|dienstschluss|geschaftsschluss|ende des tages|tagesende|eod|buroschluss',
    eow: 'wochenende der arbeit|ende der woche|eow', eom: 'monatsende|eom', eoq: 'quartalsende|eoq', eoy: 'jahresende|eoy', bom: 'monatsanfang|monatsbeginn', boy: 'jahresanfang|jahresbeginn',
    each: 'jeden|jede|jedes|alle|jedem|jeder', half: 'halbe|halben|halbes|einhalb', quarterOf: 'viertel', halfBefore: 'halb', past: 'nach', before12: 'vor', oclock: 'uhr|h',
    week: 'kw|kalenderwoche|woche', weekOf: 'woche vom|woche ab', year: 'jahr|jahre|im jahr|im jahre|das jahr', now: 'jetzt|sofort|gerade eben|schnellstmoglich|asap|umgehend',
    tonight: 'heute abend|heute nacht', lastNight: 'gestern abend|gestern nacht|letzte nacht', minuteWord: 'minuten|minute', period: 'quartal|q', halfYear: 'halbjahr|h', fortnight: 'vierzehntage', semester: 'halbjahr|semester', dayWord: 'tag', closest: 'nachstgelegene',
  },
  weekdays: ['montag|mo|montags', 'dienstag|di', 'mittwoch|mi', 'donnerstag|do', 'freitag|fr', 'samstag|sonnabend|sa', 'sonntag|so'],
  months: ['januar|jan|janner|jannern', 'februar|feb|feber', 'marz|maerz|mrz', 'april|apr', 'mai', 'juni|jun', 'juli|jul', 'august|aug', 'september|sep|sept', 'oktober|okt', 'november|nov', 'dezember|dez'],
  units: {
    second: 'sekunde|sekunden|sek', minute: 'minute|minuten|min', hour: 'stunde|stunden|std|h', day: 'tag|tage|tagen|tages|kalendertage|nacht', workday: 'arbeitstag|arbeitstage|arbeitstagen|werktag|werktage|werktagen',
    week: 'woche|wochen|arbeitswoche|kalenderwoche', weekend: 'wochenende|wochenenden|we', month: 'monat|monate|monaten|monats', quarter: 'quartal|quartals|quartale|quartalen', half: 'halbjahr|halbjahre', year: 'jahr|jahre|jahren|jahres|geschaftsjahr', decade: 'jahrzehnt|jahrzehnte|jahrzehnten', century: 'jahrhundert|jahrhunderte',
  },
  days: { heute: 0, morgen: 1, ubermorgen: 2, gestern: -1, vorgestern: -2, 'der heutige tag': 0, 'am nachsten tag': 1, 'am folgetag': 1, 'am tag zuvor': -1, 'heutigen tag': 0 },
  dayParts: { morning: MORNINGS, noon: 'mittag|mittags|zwolf uhr mittags', afternoon: 'nachmittag|nachmittags', evening: 'abend|abends', night: 'nacht|nachts', midnight: 'mitternacht' },
  numbers: { null: 0, eins: 1, ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwolf: 12, dreizehn: 13, vierzehn: 14, funfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, zwanzig: 20, einundzwanzig: 21, zweiundzwanzig: 22, dreiundzwanzig: 23, vierundzwanzig: 24, dreissig: 30, funfundvierzig: 45, paar: 3, 'ein paar': 3, 'einige': 3, mehrere: 3, zweitausend: 2000 },
  ordinals: { erste: 1, ersten: 1, erster: 1, zweite: 2, zweiten: 2, zweiter: 2, dritte: 3, dritten: 3, dritter: 3, vierte: 4, vierten: 4, vierter: 4, funfte: 5, funften: 5, sechste: 6, sechsten: 6, siebte: 7, siebten: 7, achte: 8, achten: 8, neunte: 9, neunten: 9, zehnte: 10, zehnten: 10, elften: 11, zwolften: 12, dreizehnten: 13, vierzehnten: 14, funfzehnten: 15, sechzehnten: 16, siebzehnten: 17, achtzehnten: 18, neunzehnten: 19, zwanzigsten: 20, einundzwanzigsten: 21, zweiundzwanzigsten: 22, dreiundzwanzigsten: 23, vierundzwanzigsten: 24, funfundzwanzigsten: 25, sechsundzwanzigsten: 26, siebenundzwanzigsten: 27, achtundzwanzigsten: 28, neunundzwanzigsten: 29, dreissigsten: 30, einunddreissigsten: 31, letzte: -1, letzten: -1, letzter: -1, vorletzte: -2, vorletzten: -2 },
  seasons: ['fruhling|fruhjahr', 'sommer', 'herbst', 'winter'],
  doubtful: 'mo|di|mi|do|fr|sa|so|we|mai|jan|feb|apr|jun|jul|aug|sep|okt|nov|dez|marz|april|august',
  holidays: { 'christmas day': 'weihnachten|erster weihnachtstag|1 . weihnachtstag|weihnachtstag', 'christmas eve': 'heiligabend|heilig abend|weihnachtsabend', 'boxing day': 'zweiter weihnachtstag|2 . weihnachtstag|stephanstag', 'easter sunday': 'ostern|ostersonntag', 'easter monday': 'ostermontag', 'good friday': 'karfreitag', 'holy saturday': 'karsamstag', 'maundy thursday': 'grundonnerstag', 'ascension day': 'christi himmelfahrt|himmelfahrt', 'pentecost sunday': 'pfingsten|pfingstsonntag', 'pentecost monday': 'pfingstmontag', 'corpus christi': 'fronleichnam', 'new year day': 'neujahr|neujahrstag', 'new year eve': 'silvester|silvesterabend', epiphany: 'heilige drei konige|dreikonigstag', 'german unity day': 'tag der deutschen einheit', mayday: 'tag der arbeit|maifeiertag', 'all saints day': 'allerheiligen', 'all souls day': 'allerseelen', 'saint nicholas day': 'nikolaus|nikolaustag', 'rose monday': 'rosenmontag', 'ash wednesday': 'aschermittwoch', 'palm sunday': 'palmsonntag', 'mother day': 'muttertag', 'valentine day': 'valentinstag', 'assumption day': 'maria himmelfahrt', advent: 'erster advent' },
}
