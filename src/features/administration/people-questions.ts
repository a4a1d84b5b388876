// What `mailcrew user` asks the running server: anyone who may open its socket acts as the owner of the server.

import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { actingFor } from '../../kit/who-acts.ts'
import {
  type AccountCommands,
  findServerOwner,
  makeServerOwner,
  normaliseAddress,
} from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import { inviteAddresses } from './invitation-admin.ts'
import { handOverWork } from './leavers/hand-over.ts'
import {
  deleteLeaver,
  exportLeaver,
  type LeaverServices,
  openLeaverExport,
  readLeaverExport,
} from './leavers/leaver-admin.ts'
import { scopeOfOwner } from './leavers/leaver-scope.ts'
import { type OwnerAct, recordOwnerAct } from './owner-act.ts'

export type PeopleQuestions = Readonly<Record<string, (given: URLSearchParams) => Promise<unknown>>>

export type PeopleServices = AppServices & LeaverServices & { byCommand: AccountCommands }

export function peopleQuestions(services: PeopleServices): PeopleQuestions {
  const { byCommand } = services
  const account = (given: URLSearchParams, name = 'address') => byCommand.find(addressIn(given, name))
  const asOwner = <T>(run: (owner: Scope) => Promise<T>) => actAsOwner(services, run)
  return {
    'POST /users/add': (given) => addAccount(services, given),
    'POST /users/reset-password': (given) => resetPassword(services, given),
    'POST /users/make-owner': (given) => makeOwner(services, given),
    'POST /users/invite': (given) =>
      asOwner((owner) => inviteAddresses(services, owner, given.getAll('address').map(normaliseAddress))),
    'POST /users/hand-over': (given) =>
      asOwner(async (owner) => {
        const { id } = await account(given, 'from')
        const withPersonal = given.get('personal') === 'true'
        return handOverWork(services, owner, { id, to: addressIn(given, 'to'), withPersonal })
      }),
    'POST /users/export': (given) =>
      asOwner(async (owner) => exportLeaver(services, owner, (await account(given)).id)),
    'GET /users/export': (given) =>
      asOwner(async (owner) => readLeaverExport(services, owner, (await account(given)).id)),
    'GET /users/archive': (given) =>
      asOwner(async (owner) => {
        const { id } = await account(given)
        return openLeaverExport(services, owner, { id, exportId: Number(given.get('export')) })
      }),
    'POST /users/delete': (given) =>
      asOwner(async (owner) => {
        const { id, email } = await account(given)
        await deleteLeaver(services, owner, { id, typed: email })
        return { deleted: true }
      }),
  }
}

async function actAsOwner<T>(services: PeopleServices, run: (owner: Scope) => Promise<T>): Promise<T> {
  const owner = await scopeOfOwner(services)
  return actingFor({ userId: owner.userId, via: 'command', at: services.clock() }, () => run(owner))
}

/** Also on a server without an owner: the first account is its owner then. */
function addAccount(services: PeopleServices, given: URLSearchParams): Promise<{ url: string }> {
  const { byCommand } = services
  return byCommandAlone(services, async () => {
    const email = addressIn(given, 'address')
    const id = await byCommand.add({ address: email, name: given.get('name') ?? '' })
    await record(services, 'account.added', id)
    return { url: await byCommand.resetUrl({ id, email }) }
  })
}

function resetPassword(services: PeopleServices, given: URLSearchParams): Promise<{ url: string | null }> {
  const { byCommand } = services
  return byCommandAlone(services, async () => {
    const account = await byCommand.find(addressIn(given, 'address'))
    await record(services, 'account.reset_made', account.id)
    if (given.get('mail') !== 'true') return { url: await byCommand.resetUrl(account) }
    await byCommand.mailReset(account)
    return { url: null }
  })
}

function makeOwner(services: PeopleServices, given: URLSearchParams): Promise<{ owner: string }> {
  const { config, db, system, clock, byCommand } = services
  return byCommandAlone(services, async () => {
    if (config.owner !== null)
      throw new AppError(
        'conflict',
        `OWNER in the settings names ${config.owner}: change it there, and start the server again`,
      )
    const { id, email } = await byCommand.find(addressIn(given, 'address'))
    await record(services, 'account.owner_made', id)
    await makeServerOwner(asSystem(db, system), id, clock())
    return { owner: email }
  })
}

/** In one transaction; nobody need own the server yet. */
function byCommandAlone<T>({ db, clock }: PeopleServices, run: () => Promise<T>): Promise<T> {
  return actingFor({ userId: null, via: 'command', at: clock() }, () => db.transaction(run))
}

async function record(services: PeopleServices, action: OwnerAct, id: number): Promise<void> {
  const owner = await findServerOwner(services)
  const act = { action, ownerId: owner?.id ?? null, subject: { kind: 'person', id } } as const
  await recordOwnerAct(asSystem(services.db, services.system), act)
}

function addressIn(given: URLSearchParams, name: string): string {
  return normaliseAddress(given.get(name) ?? '')
}
