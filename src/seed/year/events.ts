// The three things that happened in the year, in the words of those whom they met.
import type { Theme } from './texts.ts'

export const happened: readonly Theme[] = [
  {
    type: 'culture_pulse',
    departments: ['Logistics'],
    weeks: { from: 26, to: 18 },
    weight: 40,
    said: {
      en: [
        'The new shift rota is unfair, and we are exhausted.',
        'Late shifts and early shifts in a row: people are tired and angry about the rota.',
        'Nobody asked us about the new rota. The shifts are bad for families.',
        'I am worn out by the shift rota, and the mood is terrible.',
      ],
      de: [
        'Der neue Schichtplan ist ungerecht, und wir sind erschöpft.',
        'Spätschicht und dann Frühschicht: alle sind müde und wütend über den Schichtplan.',
        'Niemand hat uns zum Schichtplan gefragt. Die Stimmung ist schlecht.',
      ],
      es: [
        'Los nuevos turnos son injustos y estamos agotados.',
        'Nadie nos preguntó por los turnos. El ambiente es malo.',
      ],
    },
  },
  {
    type: 'competitive_intelligence',
    departments: ['Sales'],
    weeks: { from: 12, to: 4 },
    weight: 40,
    said: {
      en: [
        'The price cut of a competitor is 15 percent, and we lost a deal.',
        'We lose orders since the price cut of a rival.',
        'The competitor is much cheaper since the price cut, customers switch.',
        'Lost another quote to the price cut of our rival.',
      ],
      de: [
        'Ein Wettbewerber unterbietet unseren Preis um 15 Prozent, wir haben einen Auftrag verloren.',
        'Wir verlieren Aufträge, weil ein Konkurrent die Preise gesenkt hat.',
        'Der Konkurrent ist viel billiger, Kunden wechseln.',
      ],
      es: [
        'Un competidor baja el precio un 15 por ciento y perdimos un pedido.',
        'Perdemos pedidos porque la competencia es más barata.',
      ],
    },
  },
  {
    type: 'customer_intelligence',
    departments: ['Care', 'Sales'],
    weeks: { from: 1, to: 0 },
    weight: 40,
    said: {
      en: [
        'Customers are furious: since the update the app shuts down and they cannot log in.',
        'Angry calls all day, nobody can sign in to the app after the update.',
        'The app crashes when customers log in. Terrible, two of them cancelled.',
        'Customers complain that the login of the app fails since the update. This is urgent.',
      ],
      de: [
        'Kunden sind wütend: seit dem Update stürzt die App ab, und sie können sich nicht anmelden.',
        'Den ganzen Tag Beschwerden, niemand kann sich nach dem Update in der App anmelden.',
        'Die App stürzt beim Anmelden ab. Schlimm, zwei Kunden haben gekündigt.',
      ],
      es: [
        'Los clientes están furiosos: desde la actualización la aplicación se cierra y no pueden iniciar sesión.',
        'Quejas todo el día, nadie puede iniciar sesión en la aplicación.',
      ],
    },
  },
]
