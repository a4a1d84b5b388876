// How Dutch replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const dutch: ReplyLanguage = {
  code: 'nl',
  words: {
    done: 'klaar, gedaan, af, afgerond*, voltooid*, gereed, geregeld, opgelost, rond, verstuurd, verzonden, de deur uit, binnen, in orde, geleverd, besteld, gefikst, afgehandeld, afgevinkt, afvinken, vink, getekend, bevestigd, op de post, online, staat er, staan er, staat klaar, hangt, hangen, ligt er, liggen, gelukt, van de lijst, beklonken, weg, is weg, zijn weg, ✅, ✔, ☑, 🎉, [x]',
    begun:
      'begonnen, begon, gestart, bezig, bezig met, mee bezig, aan de slag, onderweg, in uitvoering, loopt, lopen, halverwege, half, de helft, helft, concept, eerste versie, werk aan, ben bezig, zit op, tot nu toe, opgepakt',
    part: 'half, helft, deel, deels, gedeeltelijk, een paar, ontbreekt, ontbreken, mist, missen, nog niet alle, %, procent, een derde, alleen, resteert, van de, rest nog',
    waiting:
      'wacht, wachten, wachtend, in afwachting, geblokkeerd, vast, zit vast, loopt vast, ligt stil, stil, stilgelegd, on hold, hangt, afhankelijk, zolang, totdat, geen antwoord, geen reactie, reageert niet, niets gehoord, nog niets, kan pas, kunnen pas, pas als, kan niet verder, kom niet verder, niet verder, onmogelijk, eerst, hapert, stokt',
    free: 'niet meer geblokkeerd, kan weer verder, kunnen weer verder, kan verder, gedeblokkeerd, groen licht, eindelijk binnen, wacht niet meer, wachten niet meer, weer vlot',
    off: 'annuleer*, geannuleerd, vervalt, vervallen, schrap*, geschrapt, vergeet, laat maar, laten we, laat, niet meer nodig, niet nodig, hoeft niet, hoeft niet meer, hoeven niet, hoeven niet meer, overbodig, onnodig, gaat niet door, afgeblazen, afgelast, afzeggen, afgezegd, van de lijst halen, haal van de lijst, verwijder*, eraf, weglaten, zonder, niet meer, toch niet, zien af, afzien, bespaar*, streep*, gestreept, geen zin, kan weg, mag weg, mag eraf',
    open: 'heropen*, toch niet, toch nog niet, opnieuw, weer open, nog open, te vroeg, vergist, correctie, terug, teruggekomen, nogmaals, overdoen, van voren af aan',
    move: 'verschuif*, verschoven, schuif*, schuiven, verplaats*, uitstel*, uitgesteld, verzet*, verzetten, vervroeg*, naar voren, vooruit, verleng*, stel uit, liever, in plaats van, pas op, pas, geef me tot, geef mij tot, tot, meer tijd, deadline, datum, niet eerder, op zijn vroegst, wordt, red het niet, haal het niet, lukt pas, zet, zetten, maak er',
    later: 'later, naar achteren, langer, vertraging, extra, erna, daarna',
    earlier: 'eerder, vroeger, naar voren, vervroeg*',
    deadline: 'deadline, termijn, datum, data, einddatum, uiterste datum, opleverdatum',
    take: 'neem, neemt, nemen, pak, pakt, pakken, oppakken, overneem*, overneemt, neem over, neemt over, doe, doet, doen, regel, regelt, regelen, verzorg*, zorg, zorgt, mijn rekening, voor mijn rekening, kant, ik doe, in mijn plaats, in zijn plaats, in haar plaats, voor mij, voor hem, voor haar, verantwoordelijk, bestelt, belt, stuurt, haalt, maakt, springt in, valt in, vervangt, aangeboden, biedt aan',
    give: 'geef, geeft, geven, draag over, draagt over, overdragen, wijs toe, toewijzen, toegewezen, gaat naar, naar, laat, is voor, voortaan, vanaf nu, nu bij, ligt bij, bij, delegeer*, hoort',
    swap: 'ruil*, geruild, wissel*, omgedraaid, andersom, in ruil',
    quit: 'kan niet meer, red ik niet, iemand anders, ziek, vakantie, vrij, afwezig, geen tijd, haak af, trek me terug',
    share:
      'samen, delen, deelt, met z n tweeen, met zijn tweeen, met, helpt, helpen, help, hulp, gezamenlijk',
    urgent:
      'dringend*, spoed, haast, urgent*, prioriteit, prio, belangrijk*, eerst, als eerste, meteen, direct, zo snel mogelijk, asap, cruciaal, kritiek, voorrang, hoogste, hoog, gaat voor',
    calm: 'geen haast, niet dringend, niet urgent, niet meer urgent, geen spoed, heeft geen haast, kan wachten, mag wachten, rustig, wanneer je tijd, als je tijd, laag, lage, minder belangrijk, minder urgent, geen prioriteit, minder haast',
    rename: 'hernoem*, noem*, noemen, heet, heten, titel, naam, omdopen, moet zijn, luidt',
    merge:
      'samenvoeg*, samengevoegd, voeg samen, combineer*, hetzelfde, dezelfde, dubbel, hoort bij, onderdeel van, in een, opgaan, bundel*, zelfde klus',
    add: 'ook, ook nog, nog iets, nog een, daarnaast, bovendien, verder, nieuw*, toevoeg*, voeg toe, extra, vergeten, op de lijst, trouwens, erbij, aanvulling',
    keep: 'blijft, blijven, houd*, hou, ongewijzigd, zoals gepland, zoals afgesproken, zoals het is, op tijd, op schema, zelfde, volgens plan, behoud*',
    not: 'niet, geen, nooit, niets, niks, niemand, noch, zonder, nog niet',
    unsure:
      'misschien, wellicht, denk, geloof, vermoed, waarschijnlijk, mogelijk, lijkt, schijnt, blijkbaar, hoop, hopelijk, zou, zouden, moet haast, niet zeker, geen idee, volgens mij, eventueel, in principe, in theorie, kan zijn',
    heard:
      'gehoord, hoorde, zegt, zei, zeggen, schijnt, volgens, gerucht, naar verluidt, vertelde, vertelt, men zegt',
    if: 'als, indien, mocht, mits, tenzij, of, anders, voor het geval',
    once: 'als, zodra, wanneer, nadat, totdat, voordat, dan',
    will: 'zal, zullen, ga, gaat, gaan, morgen, straks, binnenkort, volgende, komende, wil, willen, wordt, worden, beloof, beloofd, maandag, dadelijk',
    should: 'moet, moeten, moest, hoort, dient, zou moeten, dienen',
    please:
      'alsjeblieft, alstublieft, aub, graag, kun je, kan je, kunnen jullie, zou je, wil je, willen jullie, kunnen we, laten we, ik wil graag, ik heb, denk aan, zet, even',
    cannot: 'kan niet, kunnen niet, lukt niet, onmogelijk, niet mogelijk, red het niet, kom er niet',
    wish: 'zou fijn zijn, zou mooi zijn, zou leuk zijn, wenste, was het maar, droom',
    ask: 'wat, welke, wie, waar, waarom, hoe, wanneer, hoeveel, is het, zijn de, heeft iemand, weet iemand, moet ik, moeten we, mag ik, kan ik, vraag, of',
    joke: 'haha*, hihi, lol, grapje, grap, geintje, ;), ;-), 😂, 🤣, 😉',
    almost: 'bijna, haast, nog niet, nog niet helemaal, niet helemaal, binnenkort, zo goed als',
    already: 'al, reeds, net, zojuist, eindelijk, inmiddels, sinds, nu',
    yet: 'nog, nog steeds, openstaand',
    before:
      'gisteren, gisteravond, vanmorgen, vanochtend, vanmiddag, vandaag, eergisteren, net, vorige week, daarnet',
    now: 'nu, momenteel, op dit moment, vandaag, voorlopig',
    be: 'is, zijn, was, waren, ben, bent, geweest, werd, werden, wordt',
    have: 'heb, heeft, hebben, hebt, had, hadden',
    i: 'ik, me, mij, mijn, mn',
    we: 'we, wij, ons, onze',
    you: 'je, jij, jou, jouw, jullie, u, uw',
    he: 'hij, zij, ze, hem, haar, zijn',
    they: 'zij, ze, hen, hun, iemand, men',
    it: 'het, dat, dit, die, deze, ervan, ermee, dat ene',
    mine: 'de mijne, het mijne, mijn deel, van mijn kant, aan mijn kant, wat mij betreft, mijn punten, mijn taken, mijn twee, bij mij',
    yours: 'de jouwe, het jouwe, jouw deel',
    their: 'de zijne, de hare',
    nobody: 'niemand',
    all: 'alles, alle, allemaal, elk, elke, ieder, iedere, de hele, hele, het geheel',
    rest: 'de rest, rest, de andere, de anderen, de overige, overige, al het andere',
    both: 'beide, beiden, allebei, de twee, alle twee, alletwee',
    except: 'behalve, op na, uitgezonderd, met uitzondering, buiten, na',
    last: 'laatste',
    former: 'eerstgenoemde, de eerste',
    latter: 'laatstgenoemde, de tweede',
    item: 'punt, punten, nummer, nr, taak, taken, onderdeel, regel, lijst, ding, dingen',
    same: 'dezelfde dag, op dezelfde dag, dezelfde datum, gelijk met, tegelijk met, samen met, dezelfde, zelfde, gelijktijdig',
    until: 'tot, uiterlijk, voor, op, per, vanaf, pas, naar, niet eerder dan',
    day: 'dag, dagen, werkdag*',
    week: 'week, weken',
    month: 'maand, maanden',
    hello: 'hoi, hallo, hey, beste, dag, goedemorgen, goedemiddag, lieve',
    thanks: 'bedankt, dank, dank je, dank u, dankjewel, top, super, prima, mooi, geweldig, goed gedaan, fijn',
    agree:
      'ok, oke, akkoord, prima, goed, ja, zeker, begrepen, genoteerd, geen probleem, klopt, duidelijk, komt goed, mee eens, doe ik, helder',
    and: 'en, maar, of, terwijl, &',
    because:
      'omdat, want, doordat, aangezien, wegens, zodat, die, dat, dankzij, dus, dan, echter, want, toch, daarom',
  },
  counting: {
    joins: 'en',
    ranges: 'tot, t/m',
    single: 'een, nog',
    fortnight: 'veertien',
    ordinals: [
      'eerste, 1e',
      'tweede, 2e',
      'derde, 3e',
      'vierde, 4e',
      'vijfde, 5e',
      'zesde, 6e',
      'zevende',
      'achtste',
      'negende',
      'tiende',
    ],
    numbers: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  },
  past: {
    words:
      'ging, kwam, deed, stuurde, belde, kocht, bracht, schreef, nam, gaf, vond, liep, kreeg, verstuurd, verzonden, besteld, betaald, verkocht, verteld, vertaald, vervangen, verzameld, ontvangen, ondertekend, herschreven, bevestigd, bezorgd, bijgewerkt, verhuurd, verlengd, ingevuld, ingediend, ingeleverd, uitgenodigd, onderhandeld',
    endings: '',
    openings:
      'ge, afge, aange, opge, uitge, inge, doorge, rondge, klaarge, bijge, meege, overge, voorge, weerge, teruge, nage, omge, toege, neerge',
    closings: 't, d, en',
    never:
      'geen, gemeente, gebied, gezicht, gewicht, gericht, gebruiken, geven, gelden, geleden, genoeg, gedicht, geluid, geld, gehad, geweest, gezegd, gepland, gevraagd, gedacht, gehoord',
  },
  presence: 'vrij, beschikbaar, afwezig, vakantie, gereserveerd, vasthouden, houdt, bezet',
  others: 'iemand anders, een ander, een andere collega',
  maybe: 'misschien, wellicht',
  butRather: 'maar',
  insteadOf: 'in plaats van',
  drops: 'vergeet, laat maar, schrap',
  statements: {
    behind: 'van, aan, met, voor, bij, naar',
    arrives: 'komt, komen, komt aan, arriveert, wordt geleverd, worden geleverd',
    orders: 'bestellen, kopen',
    away: 'vakantie, op reis, ziek, afwezig, dicht, gesloten',
    forgot: 'vergeten, ontschoten',
    crosses: 'vink af, afvinken, vinken af',
    noTask: 'geen taak, geen klus',
  },
  infinitives: { first: '', last: 'en' },
  sameWork: `
    stuur*, stuurt, sturen, verstuur*, verstuurd, verzend*, verzonden, mail*, indien*, ingediend, inlever*, ingeleverd, doorstur*, post
    boek*, geboekt, reserve*, gereserveerd, huur*, gehuurd, regel*, geregeld, organiseer*
    bel, belt, bellen, gebeld, contact*, sprek*, gesproken, vraag*, gevraagd, informe*, laat weten
    repare*, herstel*, maak*, gemaakt, los op, opgelost, corrige*, fix*
    schrijf*, schrijven, geschreven, opstel*, opgesteld, maak*, maken, gemaakt, voorbereid*, ontwerp*, ontworpen
    controle*, check*, lees*, gelezen, lezen, test*, getest, goedkeur*, goedgekeurd, nakijk*, nagekeken
    bijwerk*, bijgewerkt, wijzig*, gewijzigd, pas aan, aangepast, vertal*, vertaald, vernieuw*
    koop*, kopen, gekocht, bestel*, besteld, haal*, gehaald, ophal*, opgehaald, aanschaf*
    betaal*, betaald, overmak*, overgemaakt, factu*
    publice*, plaats*, geplaatst, print*, geprint, druk*, gedrukt, online
    schoonma*, opruim*, opgeruimd, leeg*, verwijder*, weg
    bouw*, gebouwd, plaats*, installe*, geinstalleerd, ophang*, opgehangen, hang*, monte*, verf*, geverfd, schilder*
    teken*, getekend, onderteken*, handtekening`,
  small:
    'de, het, een, van, voor, met, op, in, aan, bij, naar, uit, om, te, en, of, maar, is, zijn, was, heb, heeft, hebben, wordt, worden, ik, je, jij, hij, zij, ze, we, wij, jullie, u, niet, geen, nog, al, ook, dat, die, dit, deze, er, dan, als, wat, wie, waar, hoe, mijn, jouw, onze, ons, hem, haar, hun, kan, moet, zal, wil, even, nu, vandaag, morgen, gisteren, door, over, tot, per, pas, weer, wel, graag, hallo, bedankt, alles, alle, daar, hier, omdat, zo, veel',
}
