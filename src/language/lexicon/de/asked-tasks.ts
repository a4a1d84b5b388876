// How German asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'de',
  overdue:
    'überfällig|überfällige|überfälligen|überfälliges|verspätet|verspätete|verspäteten|im verzug|in verzug|im rückstand|zu spät|hinterher|hinkt|hinken|längst fertig sein|hätte fertig sein|schon fertig sein|liegen geblieben|liegengeblieben|verpasst|abgelaufen|vergessen',
  open: 'offen|offene|offenen|offenes|noch zu tun|zu tun|zu erledigen|unerledigt|unerledigte|unerledigten|nicht erledigt|nicht fertig|ausstehend|ausstehende|übrig|noch machen|noch tun|noch erledigen|auf dem tisch|am hals|auf der liste|noch nicht erledigt|rum|liegt bei|liegt noch bei|hängt bei',
  done: 'erledigt|erledigte|erledigten|fertig|abgeschlossen|abgeschlossene|beendet|geschafft|abgehakt|fertiggestellt|fertig geworden|gemacht worden',
  blocked:
    'blockiert|blockierte|blockierten|hängt|hängen|festgefahren|stockt|stocken|steckt fest|stecken fest|geht nicht weiter|auf eis|hakt|klemmt|angehalten',
  progress: 'in arbeit|begonnen|angefangen|läuft|laufend|laufende|in bearbeitung|gestartet|gerade dran',
  undated:
    'ohne termin|ohne frist|ohne datum|ohne fälligkeit|kein termin|keine frist|kein datum|ohne fälligkeitsdatum',
  unassigned: 'ohne zuständigen|niemandem zugewiesen|nicht zugewiesen|ohne verantwortlichen|herrenlos',
  high: 'dringend|dringende|dringenden|dringlich|eilig|wichtig|wichtige|hohe priorität|hoher priorität|hohe prio|höchste priorität|pressiert',
  low: 'niedrige priorität|niedriger priorität|unwichtig|kann warten',
  task: 'aufgabe|aufgaben|task|tasks|todo|todos|sachen|dinge|punkte|punkt|arbeit|posten|was|zeug|etwas',
  due: 'fällig|fällige|fälligen|fällig werden|termin|frist|fristen|steht an|stehen an|ansteht|anstehen|deadline|deadlines|muss fertig|bis wann|raus',
  count: 'wie viele|wieviele|wieviel|anzahl|zahl der|wie viel',
  who: 'wer|wem|wessen|zuständig|verantwortlich|bei wem|kümmert sich|macht',
  when: 'wann|bis wann|welches datum|welcher tag|an welchem tag|zu welchem termin',
  why: 'warum|wieso|weshalb|woran|worauf wartet|weswegen|aus welchem grund|was hält|grund',
  mine: 'ich|mir|mein|meine|meinen|meiner|mich|meins',
  not: 'nicht|außer|ausser|ohne|kein|keine|keiner|niemand',
  oldest: 'am längsten überfällig|am längsten|älteste|ältesten|am meisten überfällig',
  next: 'als nächstes|nächste|nächster|nächstes|zuerst|am ehesten|frühesten',
  state: 'stand|status|wie weit|wie steht|wie läuft|fortschritt|überblick|übersicht|wie sieht|läuft',
  show: 'zeig|zeige|liste|nenne|gib|welche|welcher|welches|welchen|was|gibt|es|ist|sind|hat|haben|habe|hab|noch|schon|alle|alles|jetzt|gerade|aktuell|momentan|derzeit|davon|muss|müssen|soll|sollte|bei|beim|steht|stehen|liegt|liegen|wird|werden|worden|wurde|wurden|wir|uns|unser|team|leute|jeder|eigentlich|denn|so|da|projekt|projekten|projekte|bereich|seite|diese|dieser|diesen|mal|bitte|insgesamt|geworden|gestellt',
  more: 'mehr|weniger|meisten|ausgelastet',
  forMe: 'für mich',
  forWhom: 'für',
  beforeDay: 'bis|zum',
}
