// Words that are in any text of a language and tell nothing of what it is about, folded.

export const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: `
    a about above across after again against ago ahead all almost alone along already also always am an and
    another any anybody anyone anything are aren around as ask asked at away back be became because been
    before behind being below between both but by came can come comes could d day days did do does doing done
    down during each either else end enough even ever every everybody everyone everything few first for from
    get gets getting give given go goes going gone got had half hardly has have having he her here herself him
    himself his how however i if in into is it its itself just keep kept knew know known knows last later
    least less let lets like likes little ll long look looked looking lot lots made make makes making many may
    maybe me mean means might mine more most much must my myself near never new next no nobody none nor not
    nothing now of off often oh old on once one ones only or other others our ours ourselves out over own part
    people per perhaps put quite rather re really right s said same saw say says second see seem seems seen
    several shall she should since so some somebody someone something sometimes somewhere soon still such sure
    t take taken takes tell than that the their them themselves then there these they thing things think third
    this those though thought three through till time times to today together told tomorrow too took towards
    try two under until up upon us use used very ve want wanted wants was way we week weeks well went were
    what when where whether which while who whole whom whose why will with within without won word words would
    year years yes yesterday yet you your yours yourself hello hi hey dear regards best cheers please thanks
    morning evening afternoon monday tuesday wednesday thursday friday month months hour hours minute minutes
    four five six seven eight nine ten hundred january february march april june july august september october
    november december`,
  de: `
    ab aber alle allem allen aller alles als also am an andere anderen anderer andern anders auch auf aus
    ausser bald bei beide beiden beim bereits besonders bevor bin bis bisher bist bitte da dabei dadurch dafur
    dagegen daher dahin damals damit danach daneben dann daran darauf daraus darin darum daruber das dass
    davon dazu dein dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses
    doch dort drei du durch durfen ein eine einem einen einer eines einfach einige einmal einzige ende er erst
    erste ersten es etwa etwas euch euer fast fur funf gab ganz ganze gar geben gegen gehen geht gemacht genau
    gerade gern gestern gibt ging gut haben hab habe hast hat hatte hatten heute hier hin hinter ich ihm ihn
    ihnen ihr ihre ihrem ihren im immer in ins irgend ist ja jede jedem jeden jeder jedes jemand jetzt kam
    kann kein keine keinen keiner kommen kommt konnen konnte konnten lange lassen lasst letzte letzten letztes
    macht machen mal man manche mehr mein meine meinem meinen meiner mich mir mit mochte morgen musste muss
    mussen nach nachdem nachsten nachste nein neue neuen neuer neues nicht nichts nie niemand noch nun nur ob
    oben oder ohne paar sagen sagt schon sehen sehr seid sein seine seinen seiner seit selbst sich sie sieht
    sind so sogar soll sollen sollte sondern sonst sowie statt tag tage tagen tun uber um und uns unser unsere
    unserem unseren unter viel viele vielen vier vom von vor wann war waren warum was weg weil weiss weiter
    welche wem wen wenig wenn wer werden wie wieder will wir wird wo woche wochen wohl wollen worden wurde
    wurden zehn zeit zu zum zur zwar zwei zwischen hallo guten gruss grusse viele liebe freitag montag
    dienstag mittwoch donnerstag jahr jahre jahren monat monate stunde stunden uhr`,
  fr: `
    a ai ainsi alors apres assez au aucun aucune aujourd aujourd' au-dela aussi autre autres aux avait avant
    avec avez avoir avons ayant beaucoup bien bon bonjour c' ca car ce ceci cela celle celles celui ces cet
    cette ceux chacun chaque chez ci comme comment contre d' dans de deja depuis derriere des deux devant dire
    dit dix doit donc dont du e elle elles en encore enfin entre est et etaient etait ete etes etre eu eux
    faire fait font faut fois hier huit ici il ils j' jamais je jour jours juste l' la le les leur leurs lui
    ma mais me meme memes mes mettre mieux moi mois moins mon n' ne ni non nos notre nous on ont ou par parce
    pas pendant peu peut peuvent plus plusieurs pour pourquoi pres puis qu' quand que quel quelle quelles
    quelqu quelque quelques quels qui quoi rien s' sa sans se semaine semaines ses si sinon soi soit son sont
    sous souvent suis sur t' ta te tel tes tout toute toutes tous toujours tres trois trop tu un une va vais
    vers veut voici voir vont votre vous vraiment y lundi mardi mercredi jeudi vendredi an ans annee heure
    heures salut merci cordialement`,
  es: `
    a actualmente ademas ahi ahora al algo alguien algun alguna algunas algunos alli ante antes aquel aqui asi
    aun aunque ayer bajo bien cada casi cerca como con contra cosa cosas cual cuales cualquier cuando cuanto
    cuatro da dar de debe debajo decir del demas dentro desde despues dia dias dice dicen dice donde dos el
    ella ellas ellos en encima entonces entre era eran eres es esa esas ese eso esos esta estaba estaban
    estado estamos estan estar estas este esto estos estoy fue fueron fuera gran gracias ha haber habia hace
    hacemos hacen hacer hacia han hasta hay haya he hemos hecho hola hora horas hoy ir junto la las le les lo
    los luego mas me mejor menos mes meses mi mientras mis misma mismo mismos mucha muchas mucho muchos muy
    nada nadie ni ningun ninguna no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro
    otros para parece pero poco podemos poder por porque primer primera pues puede pueden puedo que quien
    quienes se sea segun segunda semana semanas ser si sido siempre siete sin sino sobre sois solo somos son
    soy su sus tal tambien tampoco tan tanto te tenemos tener tengo tiempo tiene tienen toda todas todavia
    todo todos tras tres tu un una unas uno unos usted va vamos van varios veces vez ya yo lunes martes
    miercoles jueves viernes ano anos buenas saludos`,
  it: `
    a abbiamo ad adesso ai al alcuni alla alle allo allora altra altre altri altro anche ancora anno anni
    appena aver avere aveva avevano c' che chi ci cinque cio ciao circa come con contro cosa cose cosi cui d'
    da dagli dai dal dalla dalle dallo davanti degli dei del dell' della delle dello dentro deve di dice
    dietro dire dopo dove due e ecco ed era erano esse essere fa fare fatto fino fra gia giorno giorni gli
    grazie ha hai hanno ho i ieri il in infatti io l' la le lei li lo loro lui ma mai me meglio meno mentre
    mese mesi mi mia mie miei mio molta molte molti molto ne nei nel nell' nella nelle nello nessuno niente no
    noi non nostra nostre nostri nostro o oggi ogni ognuno oltre ora ore per perche pero piu poco poi prima
    primo proprio pure qua qual quale quali qualche qualcosa qualcuno quando quanti quanto quasi quattro quei
    quella quelle quelli quello quest' questa queste questi questo qui quindi sara se secondo sei sembra
    sempre senza si sia siamo sono sopra sotto sta stanno stata state stati stato stessa stesso su sua sue
    sugli sui sul sulla sulle suo suoi tanto te tempo ti tra tre troppo tu tua tutta tutte tutti tutto ultimo
    un un' una uno va vanno verso vi viene voi volta volte vuole lunedi martedi mercoledi giovedi venerdi
    settimana settimane salve saluti`,
  nl: `
    aan achter af al alle alleen alles als altijd ander andere anders bij beetje ben bent beter binnen bijna
    boven buiten daar daarna daarom dag dagen dan dat de deze die dingen dit doe doen door doet dus drie een
    echt eens eerst eerste elk elke en er erg ergens even gaan gaat geen geleden gemaakt gewoon ging goed
    graag had hadden heb hebben heeft heel hele hem hen het hier hij hoe hun iedere iedereen iemand iets ik in
    is ja jaar jaren je jij jou jouw jullie kan keer klaar komen komt kon konden kun kunnen laat laatste laten
    maand maanden maar maken maakt man me mee meer mensen met mij mijn minder misschien moet moeten mogen
    morgen na naar nee net niemand niet niets nieuw nieuwe nodig nog nooit nu of om omdat onder ons onze ook
    op over paar per pas samen sinds soms staat steeds te tegen ten terug terwijl tien tijd toch toen tot
    tussen twee uit uur uren vaak van vandaag vanaf veel ver verder via vier vijf vind volgende voor vooral
    waar waarom wanneer want waren was wat we weer week weken weet weg wel welke werd wij wil willen worden
    wordt ze zeer zegt zei zelf zes zich zij zijn zo zoals zonder zou zouden hallo groeten maandag dinsdag
    woensdag donderdag vrijdag`,
  pt: `
    a acho agora ainda alem algo alguem algum alguma algumas alguns ali ano anos antes ao aos apenas aquela
    aquele aqui as assim ate atras bem cada casa cima cinco coisa coisas com como contra cujo da dar das de
    debaixo deles dela dele delas dentro depois desde dia dias disse diz dizem do dois dos duas durante e ela
    elas ele eles em entao entre era eram es essa essas esse esses esta estamos estao estar estas estava
    estavam este estes estou eu faz fazem fazer feito fez fica ficar foi for foram fora ha haver havia hoje
    hora horas ir isso isto ja la lhe lhes lo logo mais mas me melhor menos mes meses mesma mesmo mesmos meu
    meus minha minhas muita muitas muito muitos na nada nao nas nem nenhum nenhuma ninguem no nos nossa nossas
    nosso nossos nova novas novo novos num numa nunca o obrigado ola onde ontem os ou outra outras outro
    outros para pela pelas pelo pelos perto pode podem por porque porem pouco primeiro primeira pois quais
    qual quando quanto quase quatro que quem se seja sem sempre semana semanas sendo ser seu seus si sido sim
    so sob sobre sou sua suas talvez tambem tanto tao te tem temos tempo tenho ter teve tinha toda todas todo
    todos tres tu tudo um uma umas uns vai vamos vao varias varios ver vez vezes voce segunda terca quarta
    quinta sexta segunda-feira sexta-feira cumprimentos`,
}
