// How German orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'de',
  courtesy:
    'bitte|bitte mal|mal|doch|einfach|kurz|schnell|hallo|hi|hey|moin|ok|okay|gut|super|danke|dankeschön|vielen dank|ja|also|so|jetzt|gleich|dann|noch|auch|eben|halt|mir|uns|für mich|für uns|wenn möglich|wenn es geht|wenn du kannst|falls möglich|wenn du magst|wieder|zurück|um|ab|rüber|sache|ding|zeug|guten morgen|guten tag|doch bitte|sei so gut und|sei so nett und|lieber|stattdessen|übrigens|ganz|nun|sofort|an|aus|vor|rauf|runter|ein|weg|weiter',
  polite:
    'kannst du|könntest du|kannst|könntest|würdest du|magst du|wärst du so lieb und|wärst du so nett und|können sie|könnten sie|würden sie|können wir|könnten wir|kann jemand|könnte jemand|ist es möglich|wäre es möglich|du kannst|du könntest',
  wishes:
    'ich möchte dass du|ich will dass du|ich möchte|ich hätte gern|ich hätte gerne|ich will|ich würde gern|ich würde gerne|ich brauche|ich brauch|wir müssen|wir wollen|wir brauchen|lass uns|lass|sorge dafür dass|sorg dafür dass|ich stimme|ich bin für|ich nehme|ich übernehme|ich mache|ich mach|ich kümmere mich um|meine stimme geht an|meine stimme für|trag mich|lass mich nicht vergessen|ich wähle',
  nods: 'ok|okay|ja|bitte|gut|geht das|danke',
  asks: 'was|wer|wen|wem|wessen|wann|wo|wohin|warum|wieso|weshalb|wie|wieviele|wieviel|welche|welcher|welches|welchen|welchem|worüber|woran|worauf|ist|sind|war|waren|hat|habe|haben|habt|hab|hast|hatte|hatten|hast du|soll|sollte|sollen|sollten|darf|dürfen|kann ich|können ich|könnte ich|muss|müssen|wird|werden|würde|wurde|wurden|gibt es|gibt|bis wann|ab wann|seit wann|weißt du|weiß jemand|zeig|zeige|sag mir|sag uns|nenne|nenn|liste|such|suche|finde|find|erklär|vergleiche|vergleich|fass|fasse|steht|stehen|kommt|bleibt|gilt|darf ich|was wäre wenn|wie wäre es',
  denies:
    'nicht|nie|niemals|kein|keine|keinen|keinem|keiner|keinesfalls|nichts|niemand|ohne|weder|auf keinen fall|bloß nicht|nein|nee|vergiss es|lass es|lass das|doch nicht|warte|nicht mehr|unterlass|vermeide',
  ifs: 'wenn|falls|sobald|sofern|nachdem|angenommen|vorausgesetzt|gesetzt den fall|im fall|für den fall|stell dir vor|solange|ob|erst wenn|erst nachdem|hätte|hätten|wäre|wären|theoretisch|hypothetisch|sonst|es sei denn|je nachdem',
  reports:
    'sagt|sagte|sagten|gesagt|meint|meinte|gemeint|schreibt|schrieb|geschrieben|fragt|fragte|gefragt|bittet|bat|gebeten|behauptet|behauptete|laut|zufolge|will dass|wollte dass|schlägt|schlug|vorgeschlagen|verlangt|verlangte|fordert|forderte|erzählt|erzählte|erwähnt|erwähnte|findet|fand|denkt|dachte|möchte dass|hörte|gehört|antwortet|antwortete|empfiehlt|empfahl|soll angeblich|angeblich',
  choices: 'oder|entweder|außer|ausser|ausgenommen|bis auf|statt|anstatt|anstelle|sondern',
  doubts:
    'vielleicht|eventuell|möglicherweise|wahrscheinlich|ich glaube|ich denke|ich meine|ich überlege|überlege|überlegen|bin nicht sicher|unsicher|ich hoffe|hoffentlich|eigentlich wollte|ich wollte|man könnte|man sollte|wir könnten|wir sollten|ich frage mich|am liebsten|irgendwann|beinahe|fast',
  subjects: 'ich|wir|er|sie|es|man|jemand|niemand|alle sagen|das|dies|die leute|ihr|du|keiner',
  self: 'ich|wir|das|es|hab|habe',
  finite:
    'ist|sind|war|waren|hat|habe|haben|hatte|hatten|wird|werden|wurde|wurden|soll|sollte|sollten|muss|müssen|kann|könnte|können|will|wollte|möchte|bin|sei|bleibt|liegt|steht|geht|ging|kommt|kam|braucht|nimmt|nahm|macht|machte|gibt|gab|läuft|lief|heißt|gehört',
  modals:
    'werde|wird|werden|soll|sollte|sollten|muss|müssen|kann|könnte|will|wollte|wollen|möchte|darf|fast|beinahe|halb|teilweise|bald|gleich|versuche|versucht|plane|geplant|hoffe|würde|hätte|wäre|noch|morgen|später|demnächst|angefangen|begonnen|zu erledigen|müsste',
  past: 'verschoben|verschob|zugewiesen|gab|gegeben|markiert|gelöscht|löschte|entfernt|gestrichen|geändert|änderte|geschlossen|schloss|wiedereröffnet|angelegt|erstellt|abgestimmt|gestimmt|erhöht|gesenkt|kommentiert|erinnert|verlängert|gesetzt|übergeben|weitergegeben|hinzugefügt|vorgezogen',
  reasons:
    'weil|denn|da|damit|ich|wir|er|sie|es|das|die|der|dann|so|deshalb|brauchen|ist|war|rechtsabteilung',
  verbs:
    'verschieb|verschiebe|verschieben|schieb|schiebe|schieben|verleg|verlege|verlegen|leg|lege|legen|zieh|ziehe|vorziehen|setz|setze|setzen|stell|stelle|stellen|änder|ändere|ändern|mach|mache|machen|gib|geb|gebe|geben|übergib|übergebe|übergeben|weitergeben|weis|weise|zuweisen|zuteilen|teil|teile|ordne|markier|markiere|markieren|hak|hake|abhaken|schließ|schließe|schließen|abschließen|beende|beend|beenden|öffne|öffnen|wiedereröffnen|starte|start|beginne|lösch|lösche|löschen|entfern|entferne|entfernen|streich|streiche|streichen|füge|füg|hinzufügen|erstell|erstelle|erstellen|anlegen|notier|notiere|notieren|schreib|schreibe|schreiben|kommentier|kommentiere|kommentieren|erhöh|erhöhe|erhöhen|senk|senke|senken|erinner|erinnere|erinnern|sag|sage|sagen|richte|stimm|stimme|stimmen|wähl|wähle|nimm|tausch|tausche|tauschen|folge|folg|folgen|entfolge|freigeben|gib frei|genehmige|genehmigen|blockier|blockiere|verlänger|verlängere|verlängern|häng|trag|trage|eintragen|reduzier|priorisier|priorisiere|überweis|neue aufgabe|aufgabe|erledige|erledigen|besorg|besorge|besorgen|buch|buche|buchen|bestell|bestelle|bestellen|ruf|anrufen|schick|schicke|schicken|bring|hol|prüf|prüfe|prüfen|plan|plane|halte|pack|packe|rück|rücke|heb|hebe|stuf|stufe|kümmer|übertrag|übertrage|übertragen|delegier|delegiere|delegieren|lass|priorität|vertag|vertage|vertagen|aufschieben|nachtragen|vermerke|vermerk|bearbeite',
  all: 'alle|alles|jede|jeder|jedes|sämtliche|sie alle|die alle|diese|jene|restlichen|meine|überfälligen|überfällige',
  ordinals:
    'erste|ersten|erster|erstes|zweite|zweiten|zweiter|zweites|dritte|dritten|vierte|vierten|fünfte|fünften|letzte|letzten',
  pairs: 'beide|beiden|beides|die zwei',
  acting:
    'aufgabe|aufgaben|task|tasks|todo|todos|punkt|fällig|fälligkeit|fälligkeitsdatum|termin|datum|frist|deadline|priorität|prio|dringend|dringlich|eilig|wichtig|hoch|hohe|hoher|höher|höchste|mittel|mittlere|normal|normale|niedrig|niedrige|niedriger|status|erledigt|erledigte|fertig|abgeschlossen|beendet|offen|blockiert|arbeit|bearbeitung|in arbeit|prüfung|wartet|gestartet|angefangen|zuständig|verantwortlich|kommentar|notiz|anmerkung|erinnerung|umfrage|abstimmung|stimme|projekt|mich|mein|meine|meinen|es|ihn|sie|das|dies|namens|überfällig|neue|neuen|bis|ende|liste|raus|durch|gemacht|getan|geschafft|bezahlt|gebucht|verschickt|geschickt|abgeschickt|bestellt|unterschrieben|freigegeben|eingereicht|gewählt|uhr|wochen|woche|tage|tag|monat|früher|später|vorgezogen|dran|gesetzt|hinzu|an|zu|als|auf|den|zum|zur',
}
