// How German rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const german: RuleWords = {
  code: 'de',
  hasGenitive: true,
  nounsAreCapital: true,
  cues: {
    when: 'wenn, sobald, falls, immer wenn, jedes mal wenn, wo, deren, die, was',
    consequence: 'dann, sonst, ansonsten',
    unless: 'ausser, ausser wenn, es sei denn, ausgenommen, bis auf, aber nicht, nur nicht, mit ausnahme von',
    either: 'entweder',
    or: 'oder',
    and: 'und, sowie, und zwar, +, &',
    mails:
      'mail, mails, email, emails, e-mail, e-mails, nachricht, nachrichten, alles, alle, jede, jeder, jedes, allen, sachen, was auch immer, alle mails, alle e-mails|nachrichten',
    tasks: 'aufgabe, aufgaben, task, tasks, todo, todos, to-dos',
    not: 'nicht, nie, niemals, kein, keine, keinen, nichts, hor auf, horen sie auf, nie wieder, nie mehr',
    from: 'von, vom, kommt|kommen von|vom, kommt es von, stammt|stammen von, absender ist, absender, aus dem hause, geschickt von',
    outside: 'ausserhalb von, von ausserhalb von, nicht von',
    writes:
      'schreibt, schreiben, schickt, schickt mir|uns, schicken, sendet, sendet mir|uns, weiterleitet, mailt',
    sentTo: 'an die adresse, gesendet an, gerichtet an, die an',
    subject:
      'im betreff, betreff, mit dem betreff, der betreff, in der betreffzeile, betreffzeile, deren betreff, mit betreff',
    says: 'erwahnt, erwahnen, enthalt, enthalten, steht, stehen, uber, zum thema, betreffend, bezuglich, zu, mit dem wort, mit den worten, das wort, wegen, rund um, aus, es um, handelt von, vorkommt',
    asks: 'fragt nach, fragen nach, nach fragt, fragen zu|zum|zur, frage zu|zum|zur, bittet um, bitten um, um bittet, anfragen zu, will wissen, wissen will, fragt, fragen uber, verlangt, wunscht',
    anybody: 'jemand, irgendjemand, irgendwer, wer, kunden, ein kunde, man, leute',
    newsletter: 'newsletter, newslettern, werbemails, rundbriefe, rundbriefen, werbung',
    invitation: 'kalendereinladungen, termineinladungen, besprechungseinladungen, einladungen zum kalender',
    autoreply: 'abwesenheitsnotizen, automatische antworten, abwesenheitsmeldungen, automatischen antworten',
    copied:
      'nur in kopie, nur im cc, nur in cc, nur kopie, lediglich in kopie, bloss in kopie, in kopie, im cc',
    attached:
      'anhang, anhange, anhangen, mit anhang, mit anhangen, mit einem anhang, im anhang, angehangt, angehangte',
    weekend:
      'am wochenende, wochenende, wochenenden, an wochenenden, samstag oder sonntag, samstags oder|und sonntags',
    after: 'nach',
    before: 'vor',
    undated:
      'kein datum, ohne datum, ohne frist, ohne termin, keine frist, kein termin, ohne falligkeit, kein datum genannt|angegeben|steht',
    unassigned:
      'niemand zustandig, ohne zustandigen, niemandem zugewiesen, niemand genannt, nicht zugewiesen',
    goes: 'geht|gehen an, an, gehort|gehoren, ist|sind fur, soll an, sollen an, weist, gib, geben sie',
    into: 'ins, in das, ins projekt, in das projekt, kommt|kommen ins, kommt|kommen in das, gehort|gehoren ins, gehort|gehoren in das, unter, in',
    project: 'projekt, das projekt, zum projekt, projekt ist, dem projekt',
    to: 'fur, zum, zur',
    high: 'hohe prioritat, hohe prio, hoher prioritat, dringend, hoch, eilig, prioritat hoch, hochste prioritat, prio hoch, wichtig, als dringend, als wichtig, hochster prioritat',
    normal: 'normale prioritat, normal, mittlere prioritat, prioritat normal|mittel, mittel, normale prio',
    low: 'niedrige prioritat, niedrige prio, geringe prioritat, niedriger prioritat, niedrig, unwichtig, nicht dringend, nicht so wichtig, prioritat niedrig, prio niedrig, kann warten',
    priority: 'prioritat, prio',
    assign:
      'soll sich, sollen sich, zuweisen an, zuteilen an, weise, weisen sie, ubergib, ubergeben sie, soll, gib es|sie|das, gib',
    takes:
      'ubernimmt, ubernimmt das|es|sie, bekommt, bekommt sie|es|das, kriegt, kriegt sie|es|das, macht, macht das, erledigt, erledigt das, bearbeitet, kummert sich, kummert sich darum, ist zustandig, zuweisen, zuteilen',
    me: 'mich, mir',
    copy: 'hol, hole, nimm, in kopie setzen, cc, setz, setze, kopie an, eine kopie an, bezieh, informiere, fuge, zieh',
    too: 'auch, ebenfalls, zusatzlich, dazu, dazunehmen, hinzu, mit rein, dazuholen, hinzuziehen, in kopie dazu',
    forward: 'leite, leite es|sie, leiten sie, weiterleiten an, weitergeleitet an',
    label:
      'etikett, label, tag, schlagwort, mit dem etikett|label|tag|schlagwort, markiere mit, bekommt|bekommen das etikett|label|schlagwort, bekommt|bekommen das tag, das etikett, das label, das schlagwort, kennzeichne mit',
    due: 'fallig, frist, falligkeit, die frist, faellig, termin ist, bis dann, fallig am|in|bis',
    within: 'innerhalb von, binnen, innerhalb, in',
    day: 'tag, tage, tagen',
    week: 'woche, wochen',
    workday: 'arbeitstag, arbeitstage, arbeitstagen, werktag, werktage, werktagen',
    tomorrow: 'morgen, am nachsten tag, am folgetag, tags darauf, am tag darauf',
    monthEnd:
      'ende des monats, am monatsende, monatsende, zum monatsende, am ende des monats, zum ende des monats, ende monat',
    ignore:
      'ignoriere, ignorieren, ignoriert, uberspringe, uberspringen, in ruhe lassen, lass in ruhe, keine aufgaben, keine aufgabe, lass',
    suggest: 'nur vorschlagen, nur als vorschlag, nur vorschlage, nur als vorschlage, lediglich vorschlagen',
    daily: 'taglich, tagliche, taglichen, am tag, pro tag, einmal am tag, jeden tag',
    weekly:
      'wochentlich, wochentliche, wochentlichen, pro woche, einmal die woche, in der woche, jede woche, einmal pro woche',
    digest: 'zusammenfassung, zusammenfassungen, uberblick, sammelmail, ubersicht',
    away: 'ich bin, bin ich, bin, solange ich weg bin, wahrend ich weg bin, im urlaub, in urlaub, urlaub, wahrend meines urlaubs, meine abwesenheit, krankgeschrieben, auf dienstreise, abwesend, wahrend meiner abwesenheit, nicht da, im krankenstand, in elternzeit, verreist',
    awayFirst: 'weg, unterwegs, krank, frei',
    mine: 'meine aufgaben, meine sachen, meine mails, meine arbeit, mein zeug, alles meine, alles von mir, meinen kram, meine neuen aufgaben, was fur mich kommt, meins',
    delegate:
      'vertretung ist, meine vertretung ist, meine vertretung, vertretung, mein vertreter ist, meine vertreterin ist, vertreten durch',
    covers:
      'vertritt mich, vertritt, springt ein, ubernimmt fur mich, ist meine vertretung, ist mein vertreter, ist meine vertreterin, macht meine vertretung, springt fur mich ein',
    noReminders:
      'keine erinnerungen, keine erinnerung, erinnerungen aus, erinnerungen pausieren, erinnere mich nicht, keine erinnerungen mehr, stoppe die erinnerungen, pausiere die|meine|alle erinnerungen, ohne erinnerungen, schalte die erinnerungen aus, erinnerungen bitte pausieren',
    noTasks:
      'keine aufgaben fur mich, keine neuen aufgaben, weise mir nichts zu, weist mir nichts zu, gib mir keine aufgaben, gib mir keine neuen aufgaben, bitte keine aufgaben an mich',
    onReturn: 'wenn ich zuruck bin, wenn ich wieder da bin, nach meiner ruckkehr, bei meiner ruckkehr',
    ends: 'meine abwesenheit endet, beende meine abwesenheit, meine abwesenheit ist vorbei, mein urlaub ist vorbei, mein urlaub endet',
    back: 'wieder da, zuruck, wieder zuruck, bin zuruck, ich bin zuruck, ich bin wieder da, bin wieder da, wieder im buro, komme wieder, komme zuruck, zuruck bin ich',
    until: 'bis, bis zum, bis einschliesslich',
    term: 'von, vom, zwischen, ab, die nachsten, fur, wahrend, in den',
    impossible:
      'bezahle, zahle, losche, losch, losche alle, beantworte, antworte, antworten sie, uberweise, bestelle, kaufe, rufe, ruf, ubersetze, drucke, unterschreibe, genehmige, storniere, kundige, loschen sie, beantworten sie, akzeptiere, melde',
    telling: 'sagte, hat gesagt, sagte dass, meinte, hat gemeint, pflegte zu sagen, erzahlte, frage mich ob',
    question: 'warum, wieso, wie, welche, welcher, wann, weshalb, hast',
    request: 'kannst du, konntest du, konnen sie, konnten sie, wurdest du, wurden sie',
    vague:
      'wichtige sachen|mails|dinge, wichtiges, die wichtigen, langweilige sachen|mails, die langweiligen, nach vorne, nach oben, dringende sachen|mails|dinge, dringendes, das wichtige, das dringende, alles wichtige, alles dringende, bestimmte mails, gewisse, manche, einige mails',
    aside:
      'das sind nur, sind nur, statt, anstatt, anstelle, weil das, weil sie nur, das ist nur, es sind nur, es sind ja',
    noise:
      'solange, in der zeit, in dieser zeit, in dieser zeit, wahrenddessen, derweil, der, das, dem, den, des, ein, eine, einen, einem, einer, nem, ner, bitte, mein, meinem, meinen, meiner, unser, unsere, unserem, unserer, es, sie, ist, sind, sollen, sollte, sollten, werden, wird, immer, ab jetzt, ab sofort, von jetzt an, kunftig, in zukunft, regel, neue regel, danke, mache, machen, mach, erstelle, erstellen, lege, legen, leg, so, als, mit, aus den, er, kommt, kommen, geht, gehen, darum, sich darum, kummern, darum kummern, ich, mochte, will, hatte gern, dass, automatisch, sofort, gleich, direkt, da, davon, daraus, dafur, zwar, haben, hat, weiter, zu mir, im, am, eingehen, eingehende, eingeht, ankommt, ankommen, eintreffen, auf, einfach, mal, gern, gerne, gemacht, erstellt, angelegt',
  },
  leads: 'ab jetzt, ab sofort, von jetzt an, ab heute, in zukunft, kunftig, neue regel, regel',
  numbers:
    'ein|eine|einem|einer|einen, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf, dreizehn, vierzehn',
  weekdays:
    'montag|montags|mo, dienstag|dienstags, mittwoch|mittwochs, donnerstag|donnerstags, freitag|freitags, samstag|samstags, sonntag|sonntags',
  articles: 'der, die, das, ein, eine, einen, dem, den, des, meine, unsere',
  links: 'von, in, im, am, auf, mit, aus',
  files:
    'pdf|pdfs, spreadsheet|tabelle|tabellen|excel|excel-datei, image|bild|bilder|foto|fotos, zip|zips, word document|word-dokument|word-datei|docx, presentation|prasentation|prasentationen|folien',
}
