// How German replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const german: ReplyLanguage = {
  code: 'de',
  words: {
    done: 'erledigt*, fertig*, abgeschlossen*, gemacht, geschafft, durch, raus, ist raus, sind raus, draussen, da, ist da, steht, stehen, sitzt, vom tisch, unter dach und fach, abgehakt, abhaken, hakt, hak ab, haken dran, haken, eingetutet, in trockenen tuchern, geregelt, geklart, bereit, vollstandig, komplett, vollbracht, beendet, geliefert, unterwegs, im kasten, im briefkasten, in der post, auf dem weg, abgegeben, ist weg, sind weg, kann weg, konnen weg, ist drin, sind drin, hangt, hangen, liegt bei, liegen bei, liegt vor, online, live, gebongt, passt alles, dran, hab ich, habe ich, ist zu, abgesegnet, unterschrieben, unterzeichnet, bestatigt, zugesagt, wurde, wurden, ✅, ✔, ☑, 🎉, [x]',
    begun:
      'angefangen, begonnen, gestartet, begann, fing an, dran, bin dran, sitze an, sitz an, sitze, arbeite, arbeiten, in arbeit, im gang, in der mache, lauft, laufen, unterwegs, dabei, bin dabei, mittendrin, angegangen, am machen, in bearbeitung, auf dem tisch, halb, halbe, zur halfte, halfte, entwurf, rohfassung, erste fassung, ersten seiten, kapitel, fortschritt, stuck fur stuck, bisher, bis jetzt, von',
    part: 'halb*, halfte, teil, teils, teilweise, zum teil, einige, von, fehlt, fehlen, fehlt noch, fehlen noch, noch nicht alle, rest, prozent, %, ein drittel, zwei drittel, ein paar, nur, erst, der erste teil, steht noch aus',
    waiting:
      'warte*, hangt, hange, hangen, hang fest, hangt fest, fest, stecke*, steckt, blockiert, komme nicht weiter, komm nicht weiter, nicht weiter, liegt auf eis, auf eis, pausiert, ruht, stockt, kann erst, konnen erst, erst wenn, solange, bevor nicht, bis dahin, keine antwort, keine ruckmeldung, keinen, meldet sich nicht, meldet sich keiner, geht niemand, geht keiner, erreiche ich nicht, erreiche, nichts gehort, noch nichts, fehlt mir, abhangig, hangt von, hangt ab, setzt voraus, ausstehend, unmoglich, geht nicht, brauche erst, brauch erst, vorher, erst mal, liegt bei, sperrt, gesperrt, klemmt, gebunden, ungewiss, nichts geht, warte auf, warten auf',
    free: 'nicht mehr blockiert, kann weitergehen, geht weiter, geht es weiter, kann weiter, konnen weiter, freie bahn, endlich da, frei, warte nicht mehr, warten nicht mehr, grunes licht, wieder im plan, hangt nicht mehr',
    off: 'entfallt, entfallen, fallt weg, fallen weg, fallt aus, fallt flach, weggefallen, gestrichen, streich*, absagen, abgesagt, abblasen, abgeblasen, storniert, stornieren, cancel*, nicht mehr notig, nicht mehr, nicht notig, unnotig, uberflussig, uberholt, hinfallig, braucht es nicht, brauchen wir nicht, brauchen wir nicht mehr, brauchst du nicht, brauchst du nicht mehr, musst du nicht, muss nicht mehr, vergiss, vergesst, vergessen wir, lassen wir, lass*, weglassen, lassen wir weg, weg, sein lassen, bleiben lassen, bleiben, sparen, ersparen, schenken, verzichten, verzicht, gegenstandslos, obsolet, kein bedarf, kein, keine, keinen, von der liste, runter von der liste, von der liste nehmen, kann raus, fliegt raus, loschen, losche, geloscht, ohne, erubrigt, lohnt nicht, lohnt sich nicht, nicht umgestellt, nicht gemacht, wird nichts, aus dem plan, stattdessen, doch nicht, selbst, sowieso, schon da, schon erledigt durch, umsonst, gratis, brauch ich nicht mehr, brauche ich nicht mehr, gar keinen, gar keine, kaufen wir keine',
    open: 'wieder offen, doch nicht, doch noch nicht, noch offen, wieder auf, nochmal, noch mal, noch einmal, von vorn, von vorne, zuruck auf null, wieder, zuruckgekommen, zu fruh gefreut, korrigieren, korrektur, muss mich korrigieren, nehme zuruck, nehm zuruck, offnen, doch wieder, erneut, widerruf',
    move: 'verschieb*, verschoben, verleg*, verlegt, vorzieh*, vorgezogen, zieh, ziehe, ziehen vor, ziehen, setz*, verlanger*, aufschieb*, schieb*, geschoben, hinauszoger*, verzoger*, verspat*, neuer termin, erst am, erst zum, erst, statt, bis zum, brauche bis, brauche noch bis, gebt mir, gib mir, mehr zeit, fruhestens, spatestens, frist, spater, schaffe, schaff, schaffe ich, schaffen, wird es, wirds, kriege, bekomme, kommt erst, reicht, reicht bis, bis, hin, legen, gelegt, auf den, rutscht, rutschen, klappt erst, mach s, liefere, termin',
    later: 'spater, nach hinten, langer, hinaus, darauf, danach, verzug, mehr zeit, mehr tage',
    earlier: 'fruher, vor, nach vorne, vorgezogen, vorziehen, eher, schon am, vorab',
    deadline: 'termin, frist, falligkeit, fallig, deadline, abgabe, datum, stichtag, termine, fristen',
    take: 'ubernehm*, ubernimm*, ubernommen, mach, mache, macht, machen, machst, kummer*, nehm, nehme, nimmt, nehmen, erledige, bearbeite*, betreu*, zustandig, springt ein, springe ein, einspringen, besorgt, bestellt, hole, holt, ruft, schreibt, schickt, bei mir, an mich, geht an, zu mir, das mach ich, mach ich, ist jetzt, verantwortlich, dafur, statt meiner, an meiner stelle, fur mich, fur ihn, fur sie, anstelle, vertritt, vertrete, bereit, abnehmen, nehm ab, nimmt ab, ab sofort, lieber, machst du, ubernehmen sie, kummer mich',
    give: 'gib*, gebe, geben, gebt, ubergeb*, ubergib*, abgeb*, abgegeben, weitergeb*, zuweis*, zugewiesen, geht an, gehen an, an, liegt bei, bei, soll, sollen, lass, uberlass*, ab sofort, kunftig, jetzt bei, von nun an, ab jetzt, gehort, wandert, wandern',
    swap: 'tausch*, getauscht, wechseln, andersrum, anders herum, umgekehrt, dafur, im gegenzug',
    quit: 'kann nicht mehr, schaff nicht, schaffe nicht, wer anders, jemand anderes, jemand anders, abgeben, aussteigen, steige aus, bin raus, nicht mehr machen, keine zeit, keine kapazitat, krank, krankgeschrieben, urlaub, liegt flach, flach, ausfall*, fallt aus, verhindert, im urlaub, elternzeit, nicht da, null',
    share:
      'zusammen, gemeinsam, teilen, teilt, aufteilen, zu zweit, beide, mit, hilft, helfen, helfe, unterstutz*, macht mit, mitmachen, halbe halbe, ihr zwei, dazu',
    urgent:
      'dringend*, eilt, eilig*, wichtig*, vorrang, prioritat, prio, prio 1, hochste prioritat, zuerst, sofort, asap, allerdringendste, brennt, pressiert, vordringlich, zuallererst, oberste, als erstes, schnell, unverzuglich, drangt, kritisch, hoch, muss zuerst, geht vor, vor allem anderen',
    calm: 'nicht eilig, nicht dringend, eilt nicht, keine eile, hat zeit, zeit, in ruhe, nicht mehr eilig, nicht so wichtig, nicht wichtig, weniger wichtig, weniger dringend, warten, kann warten, irgendwann, wenn zeit ist, bei gelegenheit, niedrig*, unwichtig, nachrangig, hintan, nicht hetzen, kein stress, gemutlich, zuletzt, liegen bleiben, liegenbleiben',
    rename:
      'umbenenn*, umbenannt, heisst, heissen, nennen, nennt, nenn, bezeichn*, titel, soll heissen, lautet, lauten, umtaufen, eigentlich, gemeint, richtig ist, formulier*, heisst ab jetzt, nennen wir',
    merge:
      'zusammenleg*, zusammengelegt, zusammenfass*, zusammengefasst, zusammenfuhr*, vereinig*, das gleiche, dasselbe, das selbe, ein und dasselbe, doppelt, gehort zu, teil von, in einem, ein punkt, mit drin, gleich mit, aufgehen, enthalten',
    add: 'noch etwas, noch was, noch eins, ausserdem, zusatzlich, auch, auch noch, dazu, neu, neue, erganzend, erganzung, weiter*, noch, noch einen, kommt dazu, kommt hinzu, fehlt auf der liste, auf die liste, auf der liste, vergessen, uber dies, dann noch, nachtrag, ps, bitte noch',
    keep: 'bleibt, bleiben, behalt*, behalte, wie geplant, wie besprochen, wie gehabt, wie vereinbart, unverandert, wie es ist, im plan, im zeitplan, planmassig, punktlich, rechtzeitig, weiterhin, weiter bei, halten, pass*',
    not: 'nicht, nich, nix, kein, keine, keinen, keiner, nie, nichts, niemand, noch nicht, weder, null, ohne, kaum',
    unsure:
      'vielleicht, wohl, glaube, glaub, denke, denk, meine, mein, vermutlich, wahrscheinlich, moglicherweise, eventuell, evtl, konnte, konnten, musste, mussten, durfte, scheint, schein*, anscheinend, angeblich, hoffe, hoffentlich, unsicher, nicht sicher, keine ahnung, soweit ich weiss, ungefahr, irgendwie, im prinzip, theoretisch, eigentlich, wurde, wurden, daumen, mal sehen, schatze, womoglich, wer weiss',
    heard:
      'gehort, hab gehort, habe gehort, sagt, sagen, meint, meinte, erzahlt, hiess, soll, sollen schon, laut, gerucht, angeblich, es heisst, behauptet, munkel*, ausrichten, man hort',
    if: 'falls, wenn, sollte, sollten, sofern, ob, ausser, angenommen, im fall, ansonsten, sonst, andernfalls',
    once: 'wenn, sobald, sowie, nachdem, erst wenn, bis, bevor, danach, dann',
    will: 'werde, wird, werden, wirst, werd, will, wollen, morgen, bald, demnachst, gleich, nachher, spater, kommende, nachste, montag, plane, habe vor, mache ich, versprochen, wird gemacht, noch',
    should: 'soll, sollen, sollte, sollst, muss, mussen, musst, musste, darf',
    please:
      'bitte, konntest du, kannst du, konnt ihr, konnten sie, konnen sie, konnen wir, lass uns, lasst uns, ich mochte, ich will, ich brauche, ich hatte gern, sei so gut, setz, setzt, setzen sie, darum, daher, deshalb, denkt daran',
    cannot:
      'kann nicht, konnen nicht, geht nicht, unmoglich, schaffe es nicht, schaff nicht, schaffe nicht, komme nicht, komm nicht, nicht moglich, klappt nicht',
    wish: 'ware schon, ware gut, hatte gern, am liebsten, schon ware, wunsch*, traum*, ware toll',
    ask: 'was, welche*, wer, wo, warum, wieso, wie, ist das, sind die, habt ihr, hast du, haben sie, kann ich, darf, gibt es, gibt s, hat jemand, weiss jemand, weisst du, frage, wann, soll ich, sollen wir, oder',
    joke: 'haha, hihi, lol, scherz, spass, witz, ;), ;-), 😂, 🤣, 😉, grins, *g*',
    almost:
      'fast, beinahe, so gut wie, nahezu, noch nicht, noch nicht ganz, nicht ganz, gleich, bald, kurz davor, demnachst',
    already:
      'schon, bereits, eben, grad, gerade, gerade eben, endlich, inzwischen, mittlerweile, seit, soeben, nun, jetzt, vorhin',
    yet: 'noch, noch immer, immer noch, weiterhin, aussteh*, offen',
    before:
      'gestern, heute, heute fruh, heute morgen, vorgestern, vorhin, eben, letzte woche, gestern abend, heute mittag, heute vormittag, heut, am mittwoch, am montag',
    now: 'jetzt, nun, derzeit, momentan, im moment, aktuell, zurzeit, heute, gerade',
    be: 'ist, sind, war, waren, bin, bist, sei, wurde, wurden, wird, worden, gewesen, is',
    have: 'hab, habe, haben, hat, hatte, hatten, habt, hast',
    i: 'ich, mich, mir, mein, meine, meinen, meiner, meins',
    we: 'wir, uns, unser, unsere, unseren',
    you: 'du, dich, dir, dein, deine, ihr, euch, euer, eure, sie, ihnen, ihre',
    he: 'er, ihn, ihm, sie, seine, sein, seinen, ihre, ihren',
    they: 'sie, ihnen, die beiden, jemand, man',
    it: 'es, das, dies, diese, dieser, dieses, die, der, den, damit, dafur, davon, daran, dazu, s',
    mine: 'meins, meine, meine sachen, meine punkte, meine aufgaben, meine beiden, meine zwei, von mir, bei mir, meinerseits, mein teil, auf meiner seite, von meiner seite, meine zwei sachen, was mich betrifft',
    yours: 'deins, deine, eure, ihre',
    their: 'seins, ihre, seine',
    nobody: 'niemand, keiner, offen lassen, ohne zustandigen',
    all: 'alles, alle, allen, samtliche*, gesamte, ganze, jede*, der ganze, die ganze liste, insgesamt, alle punkte, alle aufgaben, alle termine',
    rest: 'rest, der rest, die anderen, alles andere, die ubrigen, ubrige, ansonsten, das ubrige, alle anderen, alles weitere',
    both: 'beide, beides, beiden, alle beide, die zwei, die beiden',
    except: 'ausser, bis auf, abgesehen von, ausgenommen, ohne, nur nicht, mit ausnahme',
    last: 'letzte, letzten, letzter, letztes, letztere*',
    former: 'erstere, ersteres, ersterer, ersteren',
    latter: 'letztere, letzteres, letzterer, letzteren',
    item: 'punkt, punkte, nummer, nr, aufgabe, aufgaben, position, pos, ziffer, zeile, liste, sache, sachen, thema',
    same: 'am selben tag, am gleichen tag, gleichzeitig, zeitgleich, zusammen mit, selben, gleichen, gleiche, selbe, wie',
    until: 'bis, zum, am, auf, spatestens, fruhestens, erst, ab, statt, vor',
    day: 'tag, tage, tagen, werktag*, arbeitstag*',
    week: 'woche, wochen',
    month: 'monat, monate, monaten',
    hello:
      'hallo, hi, hey, liebe, lieber, servus, moin, guten tag, guten morgen, morgen, guten abend, sehr geehrte frau, sehr geehrter herr, sehr geehrte, sehr geehrter, gruss gott, grussi, na',
    thanks:
      'danke, dank, vielen dank, merci, dankeschon, super, toll, prima, klasse, bravo, gluckwunsch, spitze, perfekt, freut mich',
    agree:
      'ok, okay, passt, einverstanden, in ordnung, alles klar, gut, geht klar, ja, genau, stimmt, klar, verstanden, notiert, von mir aus, sehr gut, jo, gern, wird gemacht, gerne',
    and: 'und, aber, oder, sondern, wahrend, &',
    because:
      'weil, da, denn, wegen, damit, dass, sodass, der, die, das, wo, doch, dann, also, deshalb, daher, darum, dafur, jedoch, allerdings, dagegen',
  },
  counting: {
    joins: 'und, sowie',
    ranges: 'bis',
    single: 'ein, eine, einen, einer, einem, noch',
    fortnight: 'vierzehn',
    ordinals: [
      'erste, ersten, erster, erstes',
      'zweite, zweiten, zweiter, zweites',
      'dritte, dritten, drittes, dritter',
      'vierte, vierten, viertes',
      'funfte, funften, funftes',
      'sechste, sechsten, sechstes',
      'siebte, siebten',
      'achte, achten',
      'neunte, neunten',
      'zehnte, zehnten',
    ],
    numbers: ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  },
  past: {
    words:
      'stand, ging, kam, war, rief, schrieb, nahm, gab, fand, lief, brachte, bekam, schickte, verschickt, bestellt, erstellt, besorgt, bezahlt, verkauft, versendet, versandt, beantragt, erneuert, ubersetzt, uberarbeitet, uberwiesen, unterschrieben, vereinbart, repariert, installiert, montiert, kopiert, reserviert, informiert, organisiert, storniert, telefoniert, kontrolliert, aktualisiert, korrigiert, fotografiert, programmiert, archiviert, digitalisiert, formatiert, lackiert, laminiert, sortiert, verlegt, verputzt, verteilt, verpackt, vermessen, entsorgt, entfernt, erledigt, eingereicht, empfangen, erhalten, begonnen, beauftragt, bestatigt, beschriftet, verschoben',
    endings: 'iert',
    openings:
      'ge, abge, ange, aufge, ausge, einge, hinge, herge, losge, mitge, nachge, umge, vorge, wegge, weiterge, zuge, zuruckge, fertigge, durchge, rausge, reinge, runterge, hochge, eingeg, freige, bereitge, festge, hinterge',
    closings: 't, en',
    never:
      'gegen, gerade, gern, genau, gehen, geben, gewesen, gesamt, geschaft, geeignet, gelegen, gesten, gestern, gebiet, gerat, gericht, gesicht, gewicht, getranken, geraten, gelten, geschehen, gefallen, gehoren, gehort, geplant, gesagt, gebraucht, gedacht, gemeint, gefragt, genommen',
  },
  presence: 'frei, verfugbar, abwesend, urlaub, reserviert, halt, halten, belegt',
  others: 'jemand anderes, jemand anders, jemand anderer, wer anders, wer anderes',
  maybe: 'vielleicht, eventuell, womoglich',
  butRather: 'sondern, aber',
  insteadOf: 'statt, anstatt, anstelle von, anstelle',
  drops: 'vergiss, vergesst, streich, streicht, streiche, lass weg, lasst weg',
  statements: {
    behind: 'von, an, mit, fur, bei, zu, zum, zur',
    arrives: 'kommt, kommen, trifft ein, treffen ein, wird geliefert, werden geliefert, ist da, sind da',
    orders: 'bestellen, kaufen',
    away: 'urlaub, krank, verreist, abwesend, nicht da, geschlossen, wieder da, auf dienstreise',
    forgot: 'vergessen, verschwitzt, verschlafen',
    crosses: 'hak ab, hake ab, abhaken, als erledigt',
    noTask: 'keine aufgabe, kein auftrag',
  },
  infinitives: { first: '', last: 'en, eln, ern' },
  sameWork: `
    schick*, send*, versend*, versandt, verschick*, abschick*, abgeschickt, geschickt, rausgeschickt, mail*, weiterleit*, ubermittel*, einreich*, eingereicht, abgeb*, abgegeben, raus, post*, brief*, teilen
    buch*, reservier*, miet*, anmiet*, organisier*, vereinbar*, beauftrag*, engagier*
    ruf*, anruf*, angerufen, telefonier*, kontaktier*, sprech*, gesprochen, frag*, angefragt, erreich*, inform*, benachricht*, bescheid, sag*
    reparier*, beheb*, behoben, losen, gelost, korrigier*, ausbesser*, fix*, instand*
    schreib*, geschrieben, verfass*, erstell*, entwerf*, entworfen, vorbereit*, mach*, gemacht, anfertig*, zusammenstell*, aufsetz*, layout*, gestalt*, entwurf*
    pruf*, gepruft, kontrollier*, durchseh*, durchgesehen, lesen, gelesen, gegenles*, test*, getestet, abnehm*, abgenommen, freigeb*, freigegeben, genehmig*, check*
    aktualisier*, andern, geandert, anpass*, angepasst, uberarbeit*, ersetz*, umstell*, umgestellt
    kauf*, gekauft, bestell*, order*, geordert, besorg*, beschaff*, hol*, geholt, abhol*, abgeholt, einkauf*, eingekauft
    zahl*, bezahl*, uberweis*, uberwies*, begleich*, beglichen, rechnung*
    veroffentlich*, hochlad*, hochgeladen, online, publizier*, druck*, gedruckt, aushang*, aushang
    putz*, geputzt, reinig*, aufraum*, aufgeraumt, entsorg*, entfern*, losch*, leer*, geleert, weg
    bau*, gebaut, aufbau*, aufgebaut, aufstell*, montier*, einbau*, eingebaut, install*, anbring*, hang*, gehangt, verleg*, streich*, gestrichen, steht
    unterschreib*, unterschrieben, unterzeichn*, signier*, unterschrift`,
  small:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, aber, zu, zum, zur, von, vom, mit, bei, beim, fur, auf, in, im, an, am, aus, nach, uber, unter, vor, bis, ist, sind, war, hat, habe, hab, haben, wird, werden, ich, du, er, sie, es, wir, ihr, nicht, noch, schon, auch, nur, so, wie, was, wenn, dass, mir, mich, dir, euch, uns, ihm, ihn, ihnen, mal, ja, nein, doch, sich, da, dann, hier, jetzt, heute, morgen, kein, keine, als, um, durch, wegen, gegen, ohne, alle, alles, mein, dein, sein, ihre, unser, bitte, ab, wieder, sehr, ganz, eben, gerade, hallo',
}
