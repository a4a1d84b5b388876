// Polish: its closed classes and the set phrases of asking, promising and labelling.
import { conjugated } from '../conjugation.ts'
import type { Language } from '../language.ts'

/** Polish folds to letters without marks, but for the barred l. */
const ENDINGS = {
  ać: {},
  ac: {
    order: 'aj ajcie',
    present: 'a e am emy aja',
    past: 'ał ała ali ałem ałam',
    participle: 'any ana ane ani',
  },
  ic: { order: ' cie', present: 'i e y imy a', past: 'ił iła ili iłem iłam', participle: 'ony ona one eni' },
  yc: { order: ' cie', present: 'y e ymy a', past: 'ył yła yli yłem yłam', participle: 'ony ona one' },
  owac: {
    order: 'uj ujcie',
    present: 'uje uja ujemy',
    past: 'ował owała owali owałem owałam',
    participle: 'owany owana owane',
  },
}

const VERBS = `
  akceptowac aktualizowac anulowac archiwizowac drukowac instalowac kontrolowac koordynowac kopiowac organizowac planowac potwierdzic/potwierdz,potwierdzcie/potwierdzi,potwierdze/potwierdził,potwierdziła/potwierdzony,potwierdzona
  poinformowac poprosic/popros,poproscie/poprosi,poprosze/poprosił,poprosiła/ poprawic/popraw,poprawcie/poprawi,poprawie/poprawił,poprawiła/poprawiony,poprawiona podpisac/podpisz,podpiszcie/podpisze/podpisał,podpisała/podpisany,podpisana
  przygotowac przesłac/przeslij,przeslijcie/przesle,przeslemy/przesłał,przesłała/przesłany,przesłana przesunac/przesun/przesunie/przesunał/przesuniety
  przetłumaczyc przekazac/przekaz,przekazcie/przekaze/przekazał,przekazała/przekazany przeczytac przejrzec/przejrzyj/przejrzy/przejrzał/przejrzany
  sprawdzic/sprawdz,sprawdzcie/sprawdzi,sprawdze/sprawdził,sprawdziła/sprawdzony,sprawdzona skontaktowac skonczyc/skoncz/skonczy/skonczył/skonczony skorygowac
  spakowac spotkac uzupełnic/uzupełnij,uzupełnijcie/uzupełni,uzupełnie/uzupełnił/uzupełniony umowic/umow,umowcie/umowi,umowie/umowił,umowiła/umowiony,umowiona
  ustalic/ustal,ustalcie/ustali,ustale/ustalił,ustaliła/ustalony,ustalona usunac/usun/usunie/usunał/usuniety wydrukowac wysłac/wyslij,wyslijcie/wysle,wyslemy/wysłał,wysłała,wysłałem,wysłałam/wysłany,wysłana,wysłane
  wypełnic/wypełnij/wypełni/wypełnił/wypełniony wystawic/wystaw,wystawcie/wystawi,wystawie/wystawił/wystawiony,wystawiona wybrac/wybierz/wybierze/wybrał/wybrany wymienic/wymien/wymieni/wymienił/wymieniony
  wyczyscic/wyczysc/wyczysci/wyczyscił/wyczyszczony zadzwonic/zadzwon,zadzwoncie/zadzwoni,zadzwonie/zadzwonił,zadzwoniła/ zamowic/zamow,zamowcie/zamowi,zamowie/zamowił,zamowiła/zamowiony,zamowiona,zamowione
  zapłacic/zapłac/zapłaci,zapłace/zapłacił,zapłaciła/zapłacony zaktualizowac zarezerwowac zapytac zaprosic/zapros,zaproscie/zaprosi,zaprosze/zaprosił/zaproszony zanies/zanies/zaniesie/zaniosł/zaniesiony
  zapisac/zapisz/zapisze/zapisał/zapisany zebrac/zbierz/zbierze/zebrał/zebrany zgłosic/zgłos/zgłosi/zgłosił/zgłoszony złozyc/złoz/złozy,złoze/złozył/złozony znalezc/znajdz/znajdzie/znalazł/znaleziony
  zrobic/zrob,zrobcie/zrobi,zrobie/zrobił,zrobiła/zrobiony,zrobione zmienic/zmien/zmieni/zmienił/zmieniony zwrocic/zwroc/zwroci/zwrocił/zwrocony załatwic/załatw/załatwi,załatwie/załatwił,załatwiła/załatwiony,załatwione
  odebrac/odbierz,odbierzcie/odbierze,odbiore/odebrał,odebrała/odebrany odpowiedziec/odpowiedz/odpowie/odpowiedział/ oddac/oddaj,oddajcie/odda,oddam/oddał,oddała/oddany odnowic/odnow/odnowi/odnowił/odnowiony
  opłacic/opłac/opłaci,opłace/opłacił/opłacony opisac/opisz/opisze/opisał/opisany opublikowac otworzyc/otworz/otworzy/otworzył/otwarty dac/daj,dajcie/da,dam/dał,dała/dany dodac/dodaj,dodajcie/doda,dodam/dodał/dodany
  dostarczyc/dostarcz/dostarczy/dostarczył/dostarczony dowiedziec/dowiedz/dowie/dowiedział/ kupic/kup,kupcie/kupi,kupie/kupił,kupiła/kupiony,kupione napisac/napisz,napiszcie/napisze/napisał,napisała/napisany
  naprawic/napraw,naprawcie/naprawi,naprawie/naprawił,naprawiła/naprawiony obliczyc/oblicz/obliczy/obliczył/obliczony posprzatac policzyc/policz/policzy/policzył/policzony powiesic/powies/powiesi/powiesił/powieszony
  pozyczyc/pozycz/pozyczy/pozyczył/pozyczony porozmawiac pomalowac pomoc/pomoz/pomoze/pomogł/ przyniesc/przynies,przyniescie/przyniesie,przyniose/przyniosł/przyniesiony przywiezc/przywiez/przywiezie/przywiozł/przywieziony
  rozliczyc/rozlicz/rozliczy/rozliczył/rozliczony rozesłac/rozeslij/rozesle/rozesłał/rozesłany rozwiazac/rozwiaz/rozwiaze/rozwiazał/rozwiazany wpisac/wpisz/wpisze/wpisał/wpisany wgrac/wgraj/wgra/wgrał/wgrany
  wyjasnic/wyjasnij/wyjasni/wyjasnił/wyjasniony wziac/wez,wezcie/wezmie,wezme/wział,wzieła/wziety zrezygnowac zorganizowac zamontowac zaplanowac zaniesc/zanies/zaniesie/zaniosł/zaniesiony zostawic/zostaw/zostawi/zostawił/zostawiony`

export const polish: Language = {
  code: 'pl',
  telling:
    'i w na z do nie sie to jest ze o jak ale po co tak za od juz przez dla czy tylko mam ma jego jej ich sa ja ty my wy on ona oni byc było był była bedzie mozesz czesc dzien dobry dziekuje prosze pozdrawiam pan pani poniedziałek wtorek sroda srode czwartek piatek jutro dzis oraz ktory ktora przy przed nas nam was wam mi mnie tego ten ta te bardzo jeszcze sprawie dni',
  classes: {
    i: 'ja|mnie|mi|moj|moja|moje',
    you: 'ty|ciebie|cie|ci|wy|was|wam|pan|pani|panstwo|twoj|twoja|wasz|panie',
    we: 'my|nas|nam|nasz|nasza|nasze',
    they: 'on|ona|oni|one|jemu|jej|im|ich|jego',
    subject: 'ja|ty|my|on|ona',
    thing: 'to|tego|tym|go|je|reszta|wszystko|oba|ten|ta|te',
    somebody:
      'ktos|ktokolwiek|kto moze|kto mogłby|ktos z was|ktoreś z was|ktores z was|jedno z was|ochotnik|kto sie zajmie|kto chetny',
    nobody: 'nikt|zaden|zadna',
    everybody: 'wszyscy|kazdy|wszystkich|zespol|zespoł|obaj|oboje|panstwo',
    can: 'mozesz|moglbys|mogłbys|mogłabys|mozecie|moglibyscie|czy mozesz|czy mogłbys|czy mogłabys|czy mozecie|czy moglibyscie|moze pan|moze pani|mogłby pan|mogłaby pani|czy moze pan|czy moze pani|czy mogłby pan|czy mogłaby pani|dasz rade|czy dasz rade|czy da sie|czy jest mozliwosc|czy moge|czy mozemy|mozemy|jesli mozesz|zechciałby',
    must: 'musi|musisz|musimy|musza|muszę|musze|powinien|powinna|powinnismy|powinno|powinni|nalezy|trzeba|trzeba bedzie|ma|maja|do zrobienia|do wykonania|wypada|nalezałoby|trzeba by|jest do|zostało do|wymaga|potrzeba',
    will: 'bede|bedzie|beda|bedziemy|zamierzam|zamierza|obiecał|obiecała|zobowiazał sie|zobowiazała sie|planuje|mam zamiar|postaram sie|zgodził sie|zgodziła sie|zajme|wysle|zrobie|zadzwonie|przygotuje',
    is: 'jest|sa|był|była|było|byli|były|jestem|jestes|bedzie|byc|zostal|został|została|zostały|zostanie|wydaje sie',
    have: 'mam|masz|ma|mamy|macie|maja|miał|miała|mieli',
    do: 'robi|robie|robia|robic',
    not: 'nie|nigdy|zaden|zadnych|bez|ani|nic|juz nie|nie trzeba|nie musisz|nie ma potrzeby|zamiast',
    doubt:
      'moze|byc moze|chyba|prawdopodobnie|pewnie|mysle ze|wydaje mi sie|nie wiem czy|nie jestem pewien|nie jestem pewna|kiedys|mam nadzieje|podobno|ewentualnie|teoretycznie|zastanawiam sie|zobaczymy|przypuszczam|raczej',
    if: 'jesli|jezeli|gdyby|o ile|chyba ze|w razie|w przypadku|pod warunkiem|inaczej|czy',
    when: 'kiedy|gdy|jak tylko|po|przed|zanim|dopoki|odkad|podczas|potem|nastepnie|za kazdym razem|w trakcie',
    because: 'bo|poniewaz|gdyz|wiec|dlatego|zeby|aby|zatem|dzieki|z powodu|skoro|tak ze',
    which: 'ktory|ktora|ktore|ktorzy|ktorego|gdzie',
    that: 'ze|czy|jak|dlaczego|zeby',
    and: 'i|oraz|a|&|potem|a takze|ponadto|i jeszcze',
    or: 'lub|albo|badz',
    but: 'ale|jednak|lecz|oprocz|z wyjatkiem|tylko|choc|natomiast',
    what: 'co|jak|dlaczego|gdzie|kto|kiedy|ile|jaki|jaka|jakie|ktory|o ktorej|czy',
    the: 'ten|ta|to|te|moj|moja|twoj|twoja|nasz|nasza|wasz|kazdy|kazda|wszystkie|oba|jeden|jedna',
    at: 'w|we|na|z|ze|do|od|dla|o|przy|przez|po|za|pod|nad|miedzy|bez|u|przeciw',
    by: 'do|do konca|przed|najpozniej|najpozniej do|najpozniej w|termin|do dnia|przed koncem|ostateczny termin|deadline|na|na czas|nie pozniej niz',
    please:
      'prosze|bardzo prosze|prosimy|prosze o|prosba|mam prosbe|uprzejmie prosze|poprosze|prosiłbym|prosiłabym|byłbym wdzieczny|byłabym wdzieczna|bede wdzieczny|bede wdzieczna|dobrze by było|fajnie by było|chciałbym zeby|chciałabym zeby|chciałbym prosic|badz tak miły|zwracam sie z prosba|z gory dziekuje za',
    remind:
      'nie zapomnij|nie zapomnijcie|prosze nie zapomniec|pamietaj|pamietajcie|prosze pamietac|przypominam|przypomnienie|upewnij sie|upewnijcie sie|dopilnuj|dopilnujcie|zadbaj|jak idzie|jak stoi sprawa|co z|ponaglam',
    propose:
      'proponuje|proponujemy|moglibysmy|mozemy|moze bysmy|powinnismy|warto|warto by|lepiej|sugeruje|a moze|chodzmy|zrobmy|przydałoby sie',
    need: 'potrzebuje|potrzebujemy|potrzebny|potrzebna|potrzebne|brakuje|brakuje mi|brakuje nam|czekam na|czekamy na|chciałbym|chciałabym|szukam|szukamy|wymagane|wymagany|nadal czekam|wciaz czekam|nie dostałem|nie dostałam|oczekuje',
    own: 'zajme sie|ja sie zajme|zajmie sie|zajmuje sie|zajmij sie|zajmijcie sie|ja to zrobie|zrobie to|biore|biore to|bierze|wezmie|odpowiada za|odpowiedzialny|odpowiedzialna|odpowiedzialny za|po mojej stronie|po twojej stronie|nalezy do|przejmuje|przejmie|zostaw to mi|zostaw mi|to moje|twoje zadanie|moje zadanie|na mnie|na tobie|dopilnuje|ogarne|ogarnie|ogarniesz|licz na mnie|przypada|jest na',
    thanks:
      'dziekuje|dzieki|dziekujemy|wielkie dzieki|serdecznie dziekuje|bardzo dziekuje|podziekowania|gratulacje|gratuluje|brawo|super|swietnie|swietna robota|dobra robota|wdzieczny|wdzieczna',
    sorry: 'przepraszam|przepraszamy|niestety|wybacz|przykro mi|wyrazy wspołczucia|kondolencje|sorki|sorry',
    wish: 'mam nadzieje|oby|zycze|zyczymy|miłego|miłej|udanego|powodzenia|wesołych|wszystkiego najlepszego|do zobaczenia|do jutra|do usłyszenia|zdrowia|ciesze sie|nie moge sie doczekac|szczesliwego|trzymam kciuki|baw sie dobrze',
    offer:
      'w razie pytan|jesli masz pytania|jesli maja panstwo pytania|gdyby były pytania|prosze o kontakt w razie|jestem do dyspozycji|jestesmy do dyspozycji|zapraszam|zapraszamy|zaproszenie|serdecznie zapraszamy|jesli chcesz|jesli chcecie|kto chce|witamy|wiecej informacji|smiało',
    said: 'mowi|powiedział|powiedziała|mowił|pisze|pisał|napisał|napisała|pyta|pytał|pytała|zapytał|twierdzi|uwaza|wspomniał|wspomniała|według|odpisał|odpisała|zgłosił|opowiadał|mysli',
    idle: 'wiem|wiedziec|myslec|mysle|lubie|kocham|rozumiem|wierze|przyjde|przyjdzie|przyjedzie|jade|jedzie|wracam|wroce|zostaje|zostane|spie|jestem na urlopie|mnie nie bedzie|nie bedzie mnie|widzimy sie|zobaczymy sie|pogadamy|podrozuje|wyjezdzam|dam znac|odezwe sie',
    manners:
      'w załaczeniu|w załaczniku|załaczam|przesyłam|do wiadomosci|dla informacji|fyi|jak ustalilismy|zgodnie z ustaleniami|patrz nizej|zobacz nizej|prosze zauwazyc|informuje|informujemy|pragne poinformowac|swoja droga|przy okazji|nie odpowiadac|oto|mam nadzieje ze',
    already:
      'juz|wczoraj|przedwczoraj|w zeszłym tygodniu|w zeszłym miesiacu|dzis rano|niedawno|tymczasem|ostatnio|własnie|wczesniej|w koncu|przed chwila',
    still: 'jeszcze|jeszcze nie|nadal|wciaz|pozostało|do zrobienia|otwarte|zostało',
    done: 'zrobione|zrobiony|zrobiona|gotowe|gotowy|gotowa|skonczone|zakonczone|zakonczony|załatwione|załatwiony|wysłane|wysłany|wysłana|opłacone|opłacona|zamowione|zamowiony|zarezerwowane|podpisane|podpisany|zatwierdzone|potwierdzone|dostarczone|otrzymane|naprawione|naprawiony|kupione|ok|w porzadku|zamkniete|zapłacone|wydrukowane|odebrane|✓|✔|✅|☑',
    begun: 'w toku|w trakcie|rozpoczete|zaczete|w realizacji|pracuje nad|w przygotowaniu|na ukonczeniu',
    dropped:
      'odwołane|odwołany|odwołana|anulowane|anulowany|anulowana|niepotrzebne|juz niepotrzebne|przełozone|przełozony|zawieszone|odrzucone|wycofane|nieaktualne|skreslone|rezygnujemy',
    waiting: 'zablokowane|zablokowany|czeka|czeka na|zalezy od|wstrzymane|wstrzymany|stoi',
    past: 'był|była|było|byli|miał|miała|mieli|został|została|zrobił|zrobiła|poszedł|poszła|przyszedł|przyszła|dał|wział|wiedział|powiedział|widział|kupił|wysłał|wysłała|wysłalismy|zrobilismy|dostałem|dostałam|udało sie|udał sie|minał|odbyło sie|odbył sie',
    urgent:
      'pilne|pilny|pilna|pilnie|bardzo pilne|natychmiast|jak najszybciej|mozliwie szybko|niezwłocznie|od razu|asap|priorytet|wysoki priorytet|najwyzszy priorytet|krytyczne|bardzo wazne|na juz|na cito|w pierwszej kolejnosci|bezzwłocznie|najwazniejsze',
    leisure:
      'bez pospiechu|niepilne|nie jest pilne|nie pali sie|nie spieszy sie|to nie pilne|w wolnej chwili|jak bedziesz miał czas|jak bedziesz miała czas|jesli masz czas|gdy znajdziesz czas|na spokojnie|spokojnie|niski priorytet|moze poczekac|kiedys tam|przy okazji|kiedy bedziesz miał czas|kiedy bedziesz miała czas|kiedy znajdziesz chwile|nic pilnego',
    work: 'zadania|zadanie|do zrobienia|do załatwienia|nastepne kroki|kolejne kroki|nastepny krok|kolejny krok|otwarte punkty|otwarte sprawy|ustalenia|kto co robi|podział zadan|podział obowiazkow|lista|lista zadan|to do|todo|działania|prosze|w tym tygodniu|w przyszłym tygodniu|jutro|dzis|plan|pozostało|zostało|do kupienia|w toku|checklista|obowiazki|pilne|trzeba|przed',
    news: 'agenda|porzadek obrad|porzadek spotkania|obecni|nieobecni|uczestnicy|protokoł|notatki|decyzje|podsumowanie|tło|info|informacje|do wiadomosci|opcje|tematy|szczegoły|miejsce|gdzie|kiedy|data|godzina|koszty|ceny|liczby|wyniki|zmiany|linki|kontakt|program|godziny otwarcia|adres|razem|suma|produkty|pomysły|składniki|temat|od|wysłano|do|dw|nowosci|menu|przygotowanie|zasady',
    finished: 'zrobione|zakonczone|ukonczone|gotowe|zamkniete|w zeszłym tygodniu|załatwione|wykonane',
    task: 'zadanie|zadania|co|temat|działanie|czynnosc|krok|praca|opis|punkt|sprawa|do zrobienia',
    owner:
      'kto|odpowiedzialny|odpowiedzialna|osoba|osoba odpowiedzialna|wykonawca|imie|przez|przypisane do|własciciel|prowadzi|odp',
    due: 'termin|kiedy|data|do kiedy|deadline|na kiedy|do|do dnia|dzien|termin realizacji',
    status: 'status|stan|postep|zrobione|ok',
    weight: 'priorytet|pilnosc|waznosc',
    number: 'nr|numer|lp|id|#|punkt',
    note: 'uwaga|uwagi|komentarz|notatka|szczegoły|powod|koszt|cena|kwota|ilosc|sala|miejsce|budzet|dział|projekt|klient|kategoria',
    me: 'ja|mnie',
    hello:
      'czesc|hej|witam|dzien dobry|dobry wieczor|szanowni panstwo|szanowny panie|szanowna pani|drogi|droga|drodzy|hej wszystkim|czesc wszystkim|siema|witajcie|kochani|dobry|hejka',
    bye: 'pozdrawiam|pozdrowienia|z powazaniem|serdecznie pozdrawiam|z wyrazami szacunku|dzieki|dziekuje|do zobaczenia|do jutra|na razie|miłego dnia|pozdr|usciski|buziaki|z pozdrowieniami|z gory dziekuje|trzymaj sie|miłego weekendu',
    away: 'poza biurem|automatyczna odpowiedz|odpowiedz automatyczna|nieobecnosc w biurze|jestem na urlopie|wiadomosc automatyczna',
    bulk: 'wypisz sie|anuluj subskrypcje|newsletter|zobacz w przegladarce|nie odpowiadaj|wiadomosc automatyczna|automatyczna odpowiedz|poza biurem|nieobecnosc|wszelkie prawa zastrzezone|polityka prywatnosci|regulamin|kliknij tutaj|kup teraz|promocja|promocje|rabat|znizka|gratis|kod|twoje zamowienie|numer zamowienia|twoje konto|twoja rezerwacja|faktura nr|potwierdzenie|darmowa dostawa|sledzenie przesyłki|powiadomienie|subskrypcja|wyprzedaz|zaloguj|hasło|w pilnych sprawach|ograniczony dostep|na urlopie|obsługa klienta',
    forwarded:
      'patrz nizej|zobacz nizej|ponizej|jak nizej|przesyłam dalej|przekazuje dalej|przekazuje|mail ponizej|wiadomosc ponizej|nizej',
  },
  verbs: () => conjugated(VERBS, ENDINGS),
  verbLast: false,
  titles: null,
}
