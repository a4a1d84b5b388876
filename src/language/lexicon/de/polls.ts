// How German speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const german: PollWords = {
  code: 'de',
  classes: {
    yes: 'gefallt|gefallen|gefallt mir|gefallen mir|gefiele mir|am schonsten|am besten|finde ich schon|finde ich gut|spricht mich an|sagt mir zu|mag ich|ist mein favorit|warum nicht|nicht dagegen|ja|jo|jep|gerne|gern|passt|passen|passt mir|geht|gehen|ginge|gehen klar|geht klar|kann ich|kann|konnte|gut|super|prima|perfekt|ideal|bestens|in ordnung|einverstanden|okay|ok|von mir aus|meinetwegen|mochte|will|nehme|nehmen|wahle|stimme fur|ich bin fur|bin dabei|dabei|dafur|zustimmung|stimme zu|freigegeben|freigabe erteilt|genehmigt|genehmige|gebe ich frei|gebe frei|bewilligt|kein problem|keine einwande|kein einwand|nichts dagegen|habe nichts dagegen|hatte zeit|habe zeit|zeit hatte|frei|moglich|klappt|klar|sicher|unbedingt|auf jeden fall|abgesegnet|meinen segen|grunes licht|klingt gut|sehr gut|wunderbar|toll|wurde ich nehmen|spricht nichts dagegen|sieht gut aus',
    no: 'verzichte|verzichte auf|brauche ich nicht|brauchen wir nicht|nicht notig|nein|ne|geht nicht|passt nicht|passt mir nicht|kann ich nicht|kann nicht|leider nicht|lieber nicht|eher nicht|auf keinen fall|keinesfalls|unmoglich|nicht moglich|keine zeit|verhindert|im urlaub|urlaub|abwesend|nicht da|weg|auswarts|ausgebucht|dienstreise|ablehnen|abgelehnt|lehne ab|lehne ich ab|dagegen|bin dagegen|nicht einverstanden|nicht freigegeben|nicht genehmigt|nee|niemals|geht gar nicht|gar nicht|uberhaupt nicht|schlecht|ungunstig|zu teuer|zu fruh|zu spat|zahnarzt|termin|fallt aus|veto|stimme nicht zu|keine chance|vermeiden|lieber vermeiden|ausgeschlossen',
    maybe:
      'als zweite wahl|ersatzweise|als alternative|kann ich nicht sagen|kann ich so nicht sagen|keine ahnung|weiss ich nicht|schwierig|noch nicht|eng|knapp|vielleicht|notfalls|zur not|im notfall|wenn es sein muss|wenns sein muss|wenn notig|falls notig|eventuell|evtl|unter umstanden|moglicherweise|ungern|mal sehen|unsicher|weiss noch nicht|weiss nicht|eher schlecht|bedingt|nur zur not|nur wenn es sein muss|geht so|jein|kommt darauf an|unter vorbehalt|nur im notfall|ginge auch notfalls|wenn uberhaupt|im aussersten notfall|im aussersten fall|als notlosung|notlosung|als letzte moglichkeit|als letzte option|als letzter ausweg|als ausweichtermin|schlimmstenfalls|im schlimmsten fall|gegebenenfalls|ggf|bei bedarf|in der not|ausserstenfalls',
    not: 'nicht|kein|keine|keinen|keiner|nie|niemals|weder|ohne|nix',
    rather: 'lieber|am liebsten|bevorzugt|vorzugsweise|favorit|mein favorit|bevorzuge|erste wahl|eher',
    than: 'statt|anstatt|als',
    only: 'nur|ausschliesslich|lediglich|allein',
    all: 'ganztags|den ganzen tag|egal wann|zu jeder zeit|alle|alles|alle drei|alle vier|alle termine|alle tage|jeder|jeden|jede|jeder tag|jederzeit|samtliche|allen|beide|beides',
    sorry: 'sorry|leider|tut mir leid|entschuldigung',
    both: 'beide|beides|die beiden',
    none: 'keinem|an keinem|zu keinem|keinem der termine|an keinem der termine|keiner|keines|keine davon|keinen davon|keine|nichts davon|keiner davon|gar keiner|keiner der termine|kein termin|gar nichts|nichts',
    except: 'ausser|bis auf|ausgenommen|nur nicht|aber nicht|mit ausnahme von|ohne',
    rest: 'der rest|den rest|rest|die anderen|die ubrigen|alle anderen|ansonsten|sonst|alles andere|die restlichen|ubrige|andere',
    indifferent:
      'egal|ist mir egal|mir egal|vollig egal|keine praferenz|entscheidet ihr|wie ihr wollt|ist mir gleich|mir gleich|enthalte mich|enthaltung|wurscht|schnuppe',
    self: 'ich|mir',
    compares: 'vor|hinter|uber|unter|besser als|gleichauf|gleich gut|ebenso',
    busy: 'training|unterricht|kurs|arzttermin|arzt|arztin|kinder|unterwegs|auf dienstreise|auf reisen|verreist|hochzeit|beerdigung|geburtstag|konzert|prufung|klausur|schicht|spatschicht|nachtschicht|frei genommen|messe|auf der messe|beim kunden|im ausland|elternabend|schulung|chor|besuch|verplant|belegt',
    decided:
      'hat zugestimmt|hat schon zugestimmt|hat freigegeben|hat schon freigegeben|hat genehmigt|hat abgelehnt|ist einverstanden|ist dafur|ist dagegen|hat abgestimmt',
    always: 'immer|ganztags',
    and: 'u|und|&|sowie|plus|samt|nicht nur|nicht nur am',
    or: 'od|bzw|oder|beziehungsweise|bzw|entweder',
    but: 'aber|jedoch|allerdings|sondern|dafur|hingegen|dagegen',
    also: 'auch|zusatzlich|ausserdem|ebenfalls',
    correction:
      'planänderung|ach nein|ach ne|nein doch|doch lieber|moment|halt|quatsch|korrektur|ich meine|ich meinte|meinte|sorry|nee doch|doch nicht|uberlegt|anders uberlegt|ich habe es mir anders uberlegt|besser gesagt|stattdessen|vielmehr|ich andere meine stimme auf|andere auf|nein warte|warte|oder doch|doch eher|bei naherer uberlegung',
    condition:
      'mit anderungen|mit anmerkungen|mit auflagen|mit vorbehalt|wenn|falls|sofern|vorausgesetzt|unter der bedingung|nur wenn|nur falls|solange|es sei denn|aber nur wenn|unter der voraussetzung|sobald',
    otherwise: 'sonst|andernfalls|ansonsten',
    because: 'weil|da|denn|wegen|aufgrund',
    article: 'der|die|das|den|dem|nummer|nr|am|im|an|fur|ein|eine|einen|zum|beim|des',
    is: 'ist|sind|ware|waren|wird|hat|ich|mir|wir|uns|fur mich|bei mir|ich bin|ich wurde|wurde|meine stimme|es|bin|ihr',
    please: 'bitte|danke|vielen dank|von mir|fur mich|meinerseits|danke dir',
    option:
      'nummern|optionen|termine|varianten|vorschlage|nummer|option|variante|vorschlag|moglichkeit|antwort|nr|punkt|auswahl|wahl|termin',
    away: 'nicht mehr im unternehmen|nicht mehr fur das unternehmen|nicht mehr tatig|aus dem unternehmen ausgeschieden|ausgeschieden|abwesenheitsnotiz|automatische antwort|nicht im buro|ausser haus|abwesend bis|bin abwesend|elternzeit|nicht erreichbar',
    last: 'letzte|letzter|letztes|letzten|der letzte|die letzte|das letzte|den letzten',
    lastRank: 'zuletzt|als letztes|am schluss|zum schluss|an letzter stelle|am wenigsten|ganz zum schluss',
    after: 'nach|ab|spater als|nicht vor|von',
    before: 'vor|bis|fruher als',
    morning: 'vormittag|vormittags|morgens|am vormittag|am morgen|fruh|vormittage',
    afternoon: 'nachmittag|nachmittags|am nachmittag|nachmittage',
    evening: 'abend|abends|am abend|abende',
    same: 'wie|dasselbe wie|das gleiche wie|gleiche wie|genauso wie|so wie|schliesse mich|ich schliesse mich|wie bei|gleich wie|selbe wie|mich|+1 zu|was auch immer|was',
    behalf:
      'im namen von|im auftrag von|fur uns beide|wir beide|auch fur|fur meine frau|fur meinen mann|in vertretung von|stellvertretend fur|stimmt auch|lasst ausrichten',
    relative:
      'kollege|kollegin|frau|mann|chef|chefin|partner|partnerin|sohn|tochter|bruder|schwester|freund|freundin|mutter|vater|stellvertreter|team',
    votes:
      'sagen|wollen|mag|isst|hatte lieber|sagt|sagte|will|mochte|stimmt|wahlt|nimmt|bevorzugt|ist fur|hatte gern|wurde|kann|wunscht|meint|gewahlt|findet|genommen|an',
    later:
      'erhalten|zur kenntnis genommen|angekommen|muss ich erst|muss ich noch|rede erst|spreche erst|frage erst|frage noch|klare ich|klare das|schlafe druber|bespreche|melde mich|antworte spater|schaue|schau|schaus|schau s mir|sehe es mir|sag bescheid|sage bescheid|gebe bescheid|gebe ruckmeldung|uberlege|muss noch|spater|muss erst|muss nachsehen|prufe|morgen an',
    close:
      'schliessen|schliesse|schliess|beenden|beende|abschliessen|bitte schliessen|umfrage schliessen|umfrage beenden|abstimmung beenden|schluss|zumachen|mach zu',
    results:
      'ergebnis|ergebnisse|stand|zwischenstand|wie steht es|wie ist der stand|wer hat abgestimmt|wer hat noch nicht abgestimmt|wer fehlt noch|auswertung|status',
    remind: 'erinnern|erinnere|erinnerung|erinnere alle|bitte erinnern|nachfassen|nachhaken',
    open: 'jetzt abstimmen|abstimmung starten|abstimmen lassen|senden|absenden|abschicken|schick|schicke|schick los|los|starten|start|passt so|passt|ja|raus damit|verschicken|veroffentlichen',
    reopen:
      'wieder offnen|wieder aufmachen|neu offnen|erneut offnen|wiedereroffnen|offne wieder|mach wieder auf|nochmal offnen',
    extend: 'verlangern|verlangere|verlangert|frist|bis|offen lassen|mehr zeit|tage mehr|langer',
    add: 'hinzufugen|fuge|erganze|erganzen|neue option|weitere option|noch eine option|zusatzlich|weiterer vorschlag|neuer vorschlag',
    more: 'mehr|langer|weitere|noch|zusatzlich',
    ask: 'abstimmen|stimmt ab|bitte abstimmen|abstimmung|bitte wahlen|wahlt|entscheidet|entscheiden|umfrage|passt euch|passt ihnen|was bevorzugt ihr|was meint ihr|eure wahl|eure stimme|bitte um abstimmung|sucht aus|kreuzt an|ankreuzen|stimmen|gefallt euch|ware euch|terminfindung|passt dir|lieber|am besten|was passt euch|was passt|sagt bescheid|was sagt ihr',
    which: 'welche|welcher|welches|welchen|welchem|was|wo|wann|wohin|wer|wie',
    shall:
      'sollen|sollten|soll|wollen|wollt|mochtet|konnen|konnt|konnten|seid|sind|ist|haben|habt|wird|werden|darf|durfen|mussen|muss|machen|gehen|nehmen|stimmt|treffen|fahren|bleiben|findet|reicht|kommt|wurdet|kaufen|verschieben|bestellen',
    every: 'alle|ihr|euch|wir|uns|jeder|zusammen|leute|jungs|freunde|team|kollegen|unser|unsere|unseren|eure',
    poll: 'mach eine umfrage|umfrage zu|umfrage zum|umfrage zur|umfrage uber|eine umfrage|starte eine umfrage|abstimmung uber|abstimmung zum|abstimmung zur|eine abstimmung|umfrage machen|umfrage erstellen',
    pickMany:
      'mehrere|mehrfachauswahl|mehrfachnennung|mehrfachnennungen|alle zutreffenden|alles ankreuzen|bis zu zwei|bis zu drei|mehrere moglich|mehr als eine|mehr als eines|so viele|alle die passen|maximal zwei|maximal drei|alles was',
    pickOne: 'nur eine|nur einen|nur eines|genau eine|eine stimme|eine antwort',
    rank: 'reihenfolge|rangfolge|sortiert|ordnet|nach vorliebe|nach prioritat|bitte ordnet|rangliste|priorisiert|nach wichtigkeit|bringt in|vom besten|das beste zuerst|favorit zuerst',
    yesOrNo: 'ja oder nein|ja/nein|dafur oder dagegen|daumen hoch oder runter',
    approve:
      'freigabe|freigeben|genehmigen|genehmigung|zustimmung|bitte um freigabe|genehmigt|absegnen|bewilligen|um freigabe|gebt frei|freizugeben|einverstandnis|zu genehmigen',
    mustApprove:
      'muss zustimmen|mussen zustimmen|muss freigeben|mussen freigeben|muss genehmigen|mussen genehmigen|muss unterschreiben|muss einverstanden sein',
    deadline:
      'bis|frist|spatestens|endet|deadline|ende|schliesst|stichtag|einsendeschluss|schluss|lauft bis|bis spatestens|abstimmungsende|ich bestelle|bestelle ich|ich will bestellen|ich muss bestellen|wir bestellen|ich buche|buche ich|ich muss es wissen|ich entscheide|schliesst am',
    anonymous:
      'anonym|anonyme|geheim|geheime|geheime abstimmung|ohne namen|namen bleiben geheim|niemand sieht wer|niemand erfahrt|anonymisiert',
    hidden:
      'ergebnisse erst|ergebnis erst|ergebnisse verdeckt|ergebnis verdeckt|ergebnisse nicht zeigen|ergebnisse am ende|ergebnis am ende|keine zwischenergebnisse|ohne zwischenergebnisse|ohne zwischenstand|erst am ende zeigen|erst nach schluss|ergebnisse bleiben verborgen|ergebnisse verbergen',
    quorum: 'mindestens|quorum|wenigstens|nicht weniger als|minimum',
    answers: 'stimmen|stimme|antworten|ruckmeldungen|teilnehmer|leute|personen|abstimmen|abgestimmt|von euch',
    onlyThey: 'nur|durfen abstimmen|stimmen ab|abstimmen|frag nur|frage nur|ausschliesslich|stimmberechtigt',
    majority: 'mehrheit|mehrheit entscheidet|einfache mehrheit|absolute mehrheit|mehr als die halfte',
    unanimous:
      'einstimmig|einstimmigkeit|alle mussen zustimmen|alle mussen einverstanden sein|jeder muss zustimmen|nur wenn alle|konsens',
    request:
      'kannst du|konntest du|konnten sie|konnen sie|wurdest du|schick mir|hast du|haben sie|weisst du|weiss jemand|hat jemand|kann jemand|konnte jemand|bitte schicken|gibt es|darf ich|kann ich|soll ich|hilf mir|kennt jemand|wer hat|wer weiss',
    offer:
      'ich schlage|wir schlagen|schlage vor|mein vorschlag|zur wahl stehen|zur wahl steht|zur auswahl stehen|es stehen zur wahl|wir konnten|moglich waren|moglich sind|ich biete|ich dachte an|bisher haben wir|bisher gibt es|bisher',
    ideas:
      'ideen bitte|ideen fur|habt ihr ideen|habt ihr vorschlage|hat jemand ideen|hat jemand eine idee|irgendwelche ideen|ideen willkommen|ideen gesucht|ideen sammeln|sammle ideen|sammeln ideen|weitere ideen|andere ideen|eigene ideen|eigene idee|noch ideen|vorschlage bitte|vorschlage fur|eure vorschlage|eure ideen|vorschlage willkommen|weitere vorschlage|eigene vorschlage|eigener vorschlag|eigenen vorschlag|schlagt gern|schlagt etwas|macht vorschlage',
    smallTalk: 'wie geht|wie gehts|alles gut|alles klar|was gibt es neues|wie war',
    times:
      'termin|termine|tag|tage|abend|abende|uhrzeit|zeit|zeiten|datum|wochenende|woche|wann|vormittag|nachmittag|uhr',
  },
  ordinals:
    'erste/erster/erstes/ersten/erstens/zuerst/als erstes/an erster stelle, zweite/zweiter/zweites/zweiten/zweitens/als zweites/an zweiter stelle, dritte/dritter/drittes/dritten/drittens/als drittes/an dritter stelle, vierte/vierter/viertes/vierten/viertens, funfte/funfter/funftes/funften/funftens, sechste/sechster/sechstens, siebte/siebter, achte/achter, neunte/neunter, zehnte/zehnter',
  numbers: 'eins, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf',
  weekdays:
    'montag/montags/mo, dienstag/dienstags/di, mittwoch/mittwochs/mi, donnerstag/donnerstags/do, freitag/freitags/fr, samstag/samstags/sonnabend/sa, sonntag/sonntags/so',
  ifNeedBe: {
    when: 'wenn|falls|sofern|wo',
    need: 'es sein muss|s sein muss|es wirklich sein muss|es unbedingt sein muss|es echt sein muss|das sein muss|notig|wirklich notig|unbedingt notig|es notig ist|es wirklich notig ist|es unbedingt notig ist|notwendig|unbedingt notwendig|es notwendig ist|es unbedingt notwendig ist|erforderlich|unbedingt erforderlich|es erforderlich ist|es nicht anders geht|s nicht anders geht|es gar nicht anders geht|es wirklich nicht anders geht|es anders nicht geht|es gar nicht geht anders|nichts anderes geht|sonst nichts geht|sonst gar nichts geht|nichts anderes passt|sonst nichts passt|nichts anderes klappt|sonst nichts klappt|alle stricke reissen|alle strange reissen|es keine andere moglichkeit gibt|keine andere moglichkeit besteht|es keine alternative gibt|es keine andere losung gibt|ich muss|ich wirklich muss|wir mussen|es keinen anderen weg gibt|not am mann ist|es sich nicht vermeiden lasst|unvermeidlich',
  },
  ranges: {
    since: 'ab|ab dem',
    from: 'von|vom',
    to: 'bis|bis zum|bis einschliesslich',
    on: 'an|aufwarts',
    between: 'zwischen',
  },
  kinds: {
    single: 'einzeln|eine|nur eine|eine wahl|einzelwahl|einfachwahl|einfachauswahl|eine antwort|eine stimme',
    multiple: 'mehrere|mehrfach|mehrfachauswahl|mehrfachwahl|mehrere antworten|mehrere stimmen',
    ranked: 'rangliste|rangfolge|reihenfolge|rangordnung|ranking',
    yes_no: 'ja nein|ja oder nein',
    approval: 'freigabe|zustimmung|genehmigung|freigeben|genehmigen',
    schedule: 'termin|termine|terminfindung|terminumfrage|terminabstimmung|zeiten',
  },
  kindFrame: 'bitte|es|ist|soll|sein|als|die|der|das|umfrage|abstimmung|frage|art|mach|mache',
}
