// Answers the calls about agent addresses: three paths, one service (INST-18, API-27..37, API-58..62).
import { type Served, serve } from '../../kit/serve.ts'
import {
  changeCompanyAgentEmail,
  changeInstance,
  changeUserAgentEmail,
  createCompanyAgentEmail,
  createInstance,
  createUserAgentEmail,
  deleteCompanyAgentEmail,
  deleteInstance,
  deleteUserAgentEmail,
  generateCompanyAddress,
  generateUserAddress,
  listCompanyAgentEmails,
  listInstances,
  listUserAgentEmails,
  readdressCompanyAgentEmail,
  readdressInstance,
  readdressUserAgentEmail,
} from './contract.ts'
import {
  change,
  create,
  defaultAddress,
  type InstanceServices,
  list,
  mayChange,
  readdress,
  remove,
} from './instance-service.ts'
import { companyOf } from './instance-store.ts'

/** The company path and the user path: the address of the call has chosen the scope already. */
export function instanceRoutes(services: InstanceServices): Served[] {
  return [...emailRoutes(services), ...contextRoutes(services)]
}

const told = <T>(data: T) => ({ success: true as const, data })
const success = { success: true as const }

function emailRoutes(services: InstanceServices): Served[] {
  return [
    serve(listCompanyAgentEmails, async ({ scope }) => told({ agentEmails: await list(services, scope) })),
    serve(listUserAgentEmails, async ({ scope }) => told({ agentEmails: await list(services, scope) })),
    serve(generateCompanyAddress, async ({ scope, params, query }) =>
      told({
        emailAddress: await defaultAddress(services, scope, { ...params, ...query }),
      }),
    ),
    serve(generateUserAddress, async ({ scope, params, query }) =>
      told({
        emailAddress: await defaultAddress(services, scope, { ...params, ...query }),
      }),
    ),
    serve(createCompanyAgentEmail, async ({ scope, body }) =>
      told({ agentEmail: await create(services, scope, body) }),
    ),
    serve(createUserAgentEmail, async ({ scope, body }) =>
      told({ agentEmail: await create(services, scope, body) }),
    ),
    serve(changeCompanyAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await change(services, scope, params.id, body) }),
    ),
    serve(changeUserAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await change(services, scope, params.id, body) }),
    ),
    serve(readdressCompanyAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await readdress(services, scope, params.id, body.emailAddress) }),
    ),
    serve(readdressUserAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await readdress(services, scope, params.id, body.emailAddress) }),
    ),
    serve(deleteCompanyAgentEmail, async ({ scope, params }) => {
      await remove(services, scope, params.id)
      return success
    }),
    serve(deleteUserAgentEmail, async ({ scope, params }) => {
      await remove(services, scope, params.id)
      return success
    }),
  ]
}

/** In the context that the call's header names. */
function contextRoutes(services: InstanceServices): Served[] {
  return [
    serve(listInstances, async ({ scope, params }) => {
      const all = await list(services, scope, params.agentType)
      const company = scope.companyId === 0 ? null : await companyOf(services.db, scope)
      return {
        instances: all.filter((one) => one.isActive),
        inactive: all.filter((one) => !one.isActive),
        company: company && { id: scope.companyId, name: company.name },
        mayChange: mayChange(scope),
      }
    }),
    serve(createInstance, async ({ scope, body }) => ({ instance: await create(services, scope, body) })),
    serve(changeInstance, async ({ scope, params, body }) => ({
      instance: await change(services, scope, params.id, body),
    })),
    serve(readdressInstance, async ({ scope, params, body }) => ({
      instance: await readdress(services, scope, params.id, body.emailAddress),
    })),
    serve(deleteInstance, async ({ scope, params }) => {
      await remove(services, scope, params.id)
      return success
    }),
  ]
}
