// German: its closed classes and the set phrases of asking, promising and labelling.
import type { Language } from '../language.ts'
import { verbForms } from './verbs.ts'

export const german: Language = {
  code: 'de',
  telling:
    'der die das und ich ist nicht wir bitte zu den mit auf fur ein eine es im am bis von dem des sie haben werden kann wird dann sind bei um was noch auch aber oder wenn nach aus wie an hat habe uns unser unsere mein dein ihr ihre euch wann wo wer dich mich sich zum zur vom beim ins dass hallo liebe lieber gruss grusse danke guten du mir dir ihm ihn er keine kein schon nur mal morgen heute montag dienstag mittwoch donnerstag freitag viele soll muss konnen wurde wurden damit uber einen einem einer',
  classes: {
    i: 'ich|mich|mir|meine|mein|meinen',
    you: 'du|dich|dir|ihr|euch|dein|deine|euer|eure|ihnen',
    we: 'wir|uns|unser|unsere',
    they: 'er|sie|ihn|ihm|seine|sein|ihre|ihren|die beiden',
    subject: 'ich|du|wir|ihr|er',
    thing: 'es|das|dies|dieses|diese|diesen|den|alles|der rest|beides|welche|ihn|sie|ihm',
    somebody:
      'jemand|jemanden|irgendwer|wer kann|wer konnte|wer hat|wer ubernimmt|wer mag|einer von euch|eine von euch|einer von ihnen|einer von uns|wer|freiwillige|kann jemand|konnte jemand|man|wer macht|wer kummert sich',
    nobody: 'niemand|keiner|keine',
    everybody: 'alle|jeder|jede|zusammen|ihr alle|allesamt|beide|leute|team|jeweils',
    can: 'kannst|konntest|konnt|konntet|wurdest|wurdet|kannst du|konntest du|konnt ihr|konntet ihr|konnen sie|konnten sie|wurden sie|wurdest du|wurdet ihr|magst du|magst|mogt ihr|ware es moglich|ist es moglich|darf ich|durfte ich|durfen wir|durften wir|schaffst du|schaffst du es|schaffen sie|schafft ihr|wurde es dir etwas ausmachen|ware es dir moglich|konnten wir|konnen wir|kann ich',
    must: 'muss|mussen|musst|musste|mussten|soll|sollen|sollst|sollt|sollte|sollten|solltest|solltet|ist zu|sind zu|hat zu|haben zu|gehort|gehoren|wird gebeten|werden gebeten|darf nicht vergessen|zu erledigen|braucht|mochte bitte|moge|hatte zu|mussten wir|ware zu|waren zu',
    will: 'werde|wird|werden|wirst|werdet|wollen|will|wollte|mochte|mochten|habe vor|hat vor|hat zugesagt|hat versprochen|hat angeboten|haben vereinbart|plane|plant|wurde|wurden|hat sich bereit erklart|kann',
    is: 'ist|sind|bin|bist|seid|war|waren|sein|gewesen|ware|bleibt|wurde|wurden|worden|lauft|steht|liegt|klappt|passt|gilt',
    have: 'habe|hat|haben|hast|habt|hatte|hatten',
    do: 'tun|macht|mache|machen|tut',
    not: 'nicht|kein|keine|keinen|keiner|keinem|nie|niemals|ohne|weder|nichts|nicht mehr|brauchst nicht|musst nicht|mussen nicht|braucht nicht|statt|anstatt|kein bedarf|entfallt|nicht notig|keine eile',
    doubt:
      'vielleicht|eventuell|evtl|moglicherweise|wohl|vermutlich|wahrscheinlich|ich glaube|glaube ich|ich denke|unsicher|nicht sicher|konnte sein|mal sehen|irgendwann|hoffentlich|ich hoffe|theoretisch|angeblich|sollte eigentlich|hatte|hatten|uberlege|uberlegen|ware|falls uberhaupt|am liebsten|bestenfalls|anscheinend|wurde gerne|traume',
    if: 'wenn|falls|sofern|ob|sollte|sollten|es sei denn|vorausgesetzt|bei bedarf|im fall|andernfalls|sonst',
    when: 'sobald|nachdem|bevor|ehe|bis|wahrend|solange|seit|seitdem|immer wenn|wann immer|danach|davor|vorher|anschliessend|als',
    because: 'weil|da|denn|damit|deshalb|daher|darum|also|so dass|sodass|deswegen|aufgrund|wegen',
    which: 'welche|welcher|welches|wo|deren|dessen|wofur|womit',
    that: 'dass|ob|wie|warum',
    and: 'und|&|sowie|dann|und dann|ausserdem|zudem',
    or: 'oder|entweder',
    but: 'aber|sondern|jedoch|doch|allerdings|ausser|nur|obwohl|trotzdem',
    what: 'was|wie|warum|wo|wer|wann|wieso|welche|welcher|welches|wieviel|weshalb|wem|wen',
    the: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|dein|deine|unser|unsere|alle|jede|jeder|jedes|beide|diese|dieser|dieses|keine',
    at: 'in|im|ins|an|am|ans|auf|fur|mit|von|vom|bei|beim|zu|zum|zur|aus|uber|unter|zwischen|durch|gegen|nach|um|ohne|wegen|pro|per|laut',
    by: 'bis|bis zum|bis spatestens|spatestens|spatestens bis|spatestens am|vor|bis zur|frist|fallig|fallig am|deadline|stichtag|termin|bis ende|bis anfang|bis mitte|rechtzeitig zum|rechtzeitig vor|zum',
    please:
      'bitte|mit der bitte|bitte ich|wir bitten|ich bitte|ich darf sie bitten|mochte ich sie bitten|mochte ich dich bitten|ware nett|ware schon|ware super|ware toll|ware lieb|ware prima|ware dankbar|waren dankbar|dankbar|sei so gut|sei so lieb|seid so gut|seien sie so gut|ware hilfreich|freundlicherweise|seien sie bitte',
    remind:
      'vergiss nicht|vergesst nicht|vergessen sie nicht|nicht vergessen|denk dran|denk daran|denkt daran|denkt bitte daran|denken sie daran|denken sie bitte daran|denk bitte daran|achte darauf|achtet darauf|achten sie darauf|sorge dafur|sorgen sie dafur|sorgt dafur|erinnerung|erinnere|zur erinnerung|ich erinnere|schau dass|schau bitte dass|stell sicher|stellen sie sicher|wie stehts|wie sieht es aus|nachhaken',
    propose:
      'lass uns|lasst uns|lassen sie uns|wollen wir|sollen wir|wie ware es|ich schlage vor|schlage vor|mein vorschlag|wir konnten|wir sollten|du konntest|man sollte|man musste|es ware gut|es ware schon|gut ware|schon ware|es lohnt|ware nicht schlecht|besser ware|lass|lasst|lassen',
    need: 'ich brauche|brauche|wir brauchen|brauchen|ich brauchte|brauchte|benotige|benotigen|wir benotigen|benotigt|ich hatte gern|ich hatte gerne|ich mochte|wir mochten|wir hatten gerne|es fehlt|fehlt|fehlen|fehlt noch|fehlen noch|mir fehlt|uns fehlt|ich warte|warte auf|wir warten|steht noch aus|stehen noch aus|offen ist|noch offen|erforderlich|gesucht|gefragt|erwarte|erbitte|bitten um|bitte um|ich bitte um',
    own: 'ubernehme|ubernimmt|ubernehmen|ubernimmst|kummere mich um|kummere ich mich um|kummere mich|kummere ich mich|kummert sich um|kummert sich|kummern sich um|kummern sich|kummerst du dich um|kummere dich um|mache ich|mach ich|erledige ich|ist meins|liegt bei|bei mir|bei dir|bei euch|geht an|zustandig|zustandig fur|verantwortlich|verantwortlich fur|zustandig ist|ist dran|bist dran|ich bin dran|bin dran|hat den hut auf|deine aufgabe|meine aufgabe|dein part|dein job|macht das|machst du das|mach ich das|auf meiner liste|auf deiner liste|sache von|obliegt|ist bei|hat versprochen|hatten angeboten',
    thanks:
      'danke|vielen dank|dank|herzlichen dank|besten dank|tausend dank|merci|danke dir|danke euch|danke ihnen|lieben dank|super|toll|prima|klasse|gluckwunsch|herzlichen gluckwunsch|gratulation|gratuliere',
    sorry:
      'entschuldigung|entschuldige|entschuldigen sie|sorry|tut mir leid|leider|bedaure|bedauern|beileid|verzeihung',
    wish: 'hoffe|hoffentlich|hoffen|wunsche|wunschen|wunsch|ware schon wenn|freue mich|freuen uns|gute besserung|viel erfolg|viel gluck|viel spass|schones wochenende|schonen|frohe|alles gute|bis bald|gute reise|daumen|guten rutsch',
    offer:
      'bei fragen|falls sie fragen|falls du fragen|bei ruckfragen|stehe zur verfugung|stehen zur verfugung|gerne melden|meldet euch gerne|melden sie sich gerne|melde dich gerne|zogern sie nicht|wer mochte|wer will|wer lust hat|wer mag|herzlich eingeladen|laden ein|lade ein|wir laden|einladung|willkommen|bei interesse|fur weitere informationen|wenn du magst|wenn sie mochten|jederzeit',
    said: 'sagt|sagte|sagen|meint|meinte|schreibt|schrieb|fragt|fragte|erwahnte|berichtet|berichtete|erklarte|erzahlt|erzahlte|meldet|meldete|laut|teilte mit|hat gesagt|hat geschrieben|hat gemeldet|findet|fand|denkt|glaubt|behauptet|betonte|zitat',
    idle: 'wissen|denken|hoffen|lieben|mogen|vermissen|verstehen|glauben|freuen|fuhlen|komme|kommen|kommt|gehe|gehen|geht|bleibe|bleiben|bleibt|schlafen|lachen|fahre|fahren|bin weg|bin da|bin unterwegs|bin im urlaub|sehen uns|treffen uns|telefonieren|melde mich|melden uns|reden',
    manners:
      'anbei|im anhang|beigefugt|siehe unten|siehe anhang|zur info|zur information|zur kenntnis|zur kenntnisnahme|nur zur info|wie besprochen|wie vereinbart|beachten sie|beachte|beachtet|hinweis|ubrigens|vorab|der vollstandigkeit halber|diese e mail|diese mail|diese nachricht|antworten sie nicht|ich hoffe|hier die|hier ist|hier sind|wie gesagt|wie immer',
    already:
      'schon|bereits|langst|gestern|vorgestern|letzte woche|letzten|vorhin|eben|inzwischen|heute morgen|neulich|damals|mittlerweile|soeben|seit gestern|letzte nacht|vor zwei',
    still: 'noch|noch nicht|noch offen|offen|ausstehend|noch zu|immer noch|weiterhin|ubrig|restliche',
    done: 'erledigt|fertig|abgeschlossen|gemacht|bestellt|gebucht|verschickt|gesendet|geschickt|bezahlt|uberwiesen|abgehakt|geliefert|genehmigt|bestatigt|gefunden|geklart|gelost|unterschrieben|beendet|durch|ok|okay|passt|in ordnung|abgegeben|eingereicht|gedruckt|repariert|behoben|fertiggestellt|freigegeben|beantwortet|eingebaut|eingegangen|da|vorhanden|steht|durchgefuhrt|montiert|abgenommen|✓|✔|✅|☑|gezahlt|erledigte',
    begun:
      'in arbeit|lauft|angefangen|begonnen|dran|unterwegs|in bearbeitung|halb fertig|laufend|arbeite an|gestartet',
    dropped:
      'abgesagt|entfallt|entfallen|gestrichen|nicht mehr notig|hinfallig|fallt aus|fallt weg|verworfen|storniert|vom tisch|verschoben|vertagt|zuruckgestellt|abgelehnt|uberholt|obsolet|gekundigt|auf eis',
    waiting: 'wartet|warten|wartet auf|blockiert|hangt an|hangt von|abhangig|steht aus|ruht|gestoppt',
    past: 'war|waren|hatte|hatten|wurde|wurden|ging|kam|gab|nahm|machte|sagte|sah|wusste|dachte|fand|liess|blieb|brachte|kaufte|traf|sass|sprach|stand|gewann|schrieb|verlor|zahlte|fiel|las|rief|holte|worden|gewesen|hat sich|konnte|konnten|wollte|wollten|musste|mussten|durfte|sollte',
    urgent:
      'dringend|eilig|eilt|sofort|umgehend|so schnell wie moglich|schnellstmoglich|asap|baldmoglichst|so bald wie moglich|hochste prioritat|oberste prioritat|hohe prioritat|prio 1|prioritat 1|kritisch|unverzuglich|allerwichtigste|hochste eisenbahn|brandeilig|sehr wichtig|ganz wichtig|wichtig|zwingend|es brennt|keinen aufschub|unbedingt heute|dringende|dringender|dringlich|mit vorrang|vorrangig',
    leisure:
      'nicht eilig|nicht dringend|eilt nicht|keine eile|hat zeit|hat keine eile|wenn du zeit hast|wenn ihr zeit habt|wenn sie zeit haben|bei gelegenheit|irgendwann|niedrige prioritat|nachrangig|prio 3|prio niedrig|in ruhe|ohne eile|gelegentlich|wenn mal zeit ist|wenn zeit ist|wenn luft ist|lass dir zeit|lasst euch zeit|wenn du mal luft hast|kein stress|nicht so wichtig|kann warten|drangt nicht|pressiert nicht|wenns passt',
    work: 'aufgaben|aufgabe|to do|todo|todos|to dos|zu erledigen|zu tun|offen|offene punkte|offene aufgaben|noch offen|nachste schritte|nachster schritt|massnahmen|massnahme|aktionen|ap|bitte|wer macht was|aufgabenverteilung|verteilung|arbeitspakete|checkliste|hausaufgaben|was noch fehlt|fehlt noch|noch zu tun|noch zu erledigen|in arbeit|diese woche|nachste woche|heute|morgen|auftrage|bis|vereinbart|arbeitsliste|mangelliste|plan|beschlossen|vor|pendenzen|erledigen|brauche|muss|einkaufsliste|restpunkte',
    news: 'agenda|tagesordnung|anwesend|teilnehmer|teilnehmende|entschuldigt|abwesend|protokoll|notizen|entscheidungen|beschlusse|beschluss|zusammenfassung|hintergrund|info|zur info|optionen|themen|details|ort|wo|wann|zeit|kosten|preise|zahlen|ergebnisse|ergebnis|anderungen|enthalt|links|kontakt|ansprechpartner|zeitplan|programm|offnungszeiten|adresse|positionen|summe|gesamt|ideen|spater|ideenspeicher|zutaten|betreff|von|gesendet|an|cc|datum|hinweise|verteiler|gaste|rechnung|zubereitung|regeln',
    finished:
      'erledigt|fertig|abgeschlossen|geschafft|bereits erledigt|schon erledigt|gemacht|letzte woche|abgehakt|war',
    task: 'aufgabe|aufgaben|was|thema|massnahme|todo|to do|ap|auftrag|tatigkeit|punkt|schritt|titel|beschreibung|gegenstand|aktion|top|arbeit|arbeitspaket|vorgang|posten',
    owner:
      'wer|verantwortlich|zustandig|zustandigkeit|name|person|verantwortliche|verantwortlicher|durch|bearbeiter|bearbeiterin|betreuer|federfuhrend|kurzel|wem|von|ubernimmt|leitung|owner|verantw|vera',
    due: 'bis|bis wann|wann|frist|termin|fallig|fallig am|datum|zieltermin|deadline|stichtag|zu erledigen bis|fertig bis|tag|due|kw|zeitpunkt|spatestens',
    status: 'status|stand|erledigt|zustand|fortschritt|ok',
    weight: 'prio|prioritat|wichtigkeit|dringlichkeit|rang',
    number: 'nr|nummer|lfd|lfd nr|id|pos|punkt|#|top|code',
    note: 'bemerkung|bemerkungen|notiz|hinweis|kommentar|info|anmerkung|details|grund|kosten|preis|betrag|menge|anzahl|raum|ort|aufwand|bereich|abteilung|projekt|kunde|kategorie',
    me: 'ich|mich|mir|selbst|meiner einer',
    hello:
      'hallo|hi|hey|moin|servus|guten morgen|guten tag|guten abend|liebe|lieber|sehr geehrte|sehr geehrter|sehr geehrte damen und herren|grussgott|gruss gott|gruezi|hallo zusammen|liebe kolleginnen|liebe kollegen|tach|salu|werte|werter|ihr lieben|gruss dich|mahlzeit',
    bye: 'gruss|grusse|viele grusse|liebe grusse|beste grusse|herzliche grusse|mit freundlichen grussen|freundliche grusse|schone grusse|mfg|lg|vg|bg|gruesse|danke|vielen dank|bis bald|bis dann|tschuss|ciao|herzlich|mit besten grussen|besten gruss|lieben gruss|vlg|hg|schonen abend|schonen tag',
    away: 'abwesenheitsnotiz|abwesenheitsnachricht|automatische antwort|abwesenheitsassistent|nicht im buro|nicht im hause|im urlaub|in elternzeit|wieder im buro|wieder erreichbar|ausser haus',
    bulk: 'abmelden|newsletter|abbestellen|im browser|online ansehen|automatisch generiert|automatisch erstellt|automatische antwort|automatische nachricht|abwesenheit|abwesenheitsnotiz|nicht im buro|im urlaub|antworten sie nicht|impressum|datenschutz|agb|jetzt kaufen|jetzt bestellen|jetzt sichern|hier klicken|mehr erfahren|rabatt|% rabatt|gutschein|angebot der woche|bestellnummer|rechnungsnummer|sendungsnummer|ihre bestellung|ihre buchung|ihr konto|ihr ticket|wurde zugewiesen|zugewiesen|benachrichtigung|quittung|nur heute|teilnahmebedingungen|in dieser ausgabe|einloggen|anmelden|bestatigungscode|passwort|lieferung|eingeschrankt erreichbar|keinen zugriff|wieder erreichbar|in dringenden fallen|vertretung|versand|kundenservice|ihr abo',
    forwarded:
      'siehe unten|s . u|wie unten|weitergeleitet|weiterleitung|leite weiter|anbei die mail|untenstehend|untenstehende|unten stehend|untige|folgende mail|siehe mail|nachstehend|siehe weiter unten|unten',
  },
  verbs: verbForms,
  verbLast: true,
  titles: null,
}
