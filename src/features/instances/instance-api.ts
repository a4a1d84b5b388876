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
  type InstanceParts,
  list,
  mayChange,
  readdress,
  remove,
} from './instance-service.ts'
import { companyOf } from './instance-store.ts'

/** The company path and the user path: the address of the call has chosen the scope already. */
export function instanceRoutes(parts: InstanceParts): Served[] {
  return [...emailRoutes(parts), ...contextRoutes(parts)]
}

const told = <T>(data: T) => ({ success: true as const, data })
const success = { success: true as const }

function emailRoutes(parts: InstanceParts): Served[] {
  return [
    serve(listCompanyAgentEmails, async ({ scope }) => told({ agentEmails: await list(parts, scope) })),
    serve(listUserAgentEmails, async ({ scope }) => told({ agentEmails: await list(parts, scope) })),
    serve(generateCompanyAddress, async ({ scope, params, query }) =>
      told({ emailAddress: await defaultAddress(parts, scope, params.agentType, query.instanceName ?? '') }),
    ),
    serve(generateUserAddress, async ({ scope, params, query }) =>
      told({ emailAddress: await defaultAddress(parts, scope, params.agentType, query.instanceName ?? '') }),
    ),
    serve(createCompanyAgentEmail, async ({ scope, body }) =>
      told({ agentEmail: await create(parts, scope, body) }),
    ),
    serve(createUserAgentEmail, async ({ scope, body }) =>
      told({ agentEmail: await create(parts, scope, body) }),
    ),
    serve(changeCompanyAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await change(parts, scope, params.id, body) }),
    ),
    serve(changeUserAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await change(parts, scope, params.id, body) }),
    ),
    serve(readdressCompanyAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await readdress(parts, scope, params.id, body.emailAddress) }),
    ),
    serve(readdressUserAgentEmail, async ({ scope, params, body }) =>
      told({ agentEmail: await readdress(parts, scope, params.id, body.emailAddress) }),
    ),
    serve(deleteCompanyAgentEmail, async ({ scope, params }) => {
      await remove(parts, scope, params.id)
      return success
    }),
    serve(deleteUserAgentEmail, async ({ scope, params }) => {
      await remove(parts, scope, params.id)
      return success
    }),
  ]
}

/** In the context that the call's header names. */
function contextRoutes(parts: InstanceParts): Served[] {
  return [
    serve(listInstances, async ({ scope, params }) => {
      const all = await list(parts, scope, params.agentType)
      const company = scope.companyId === 0 ? null : await companyOf(parts.db, scope)
      return {
        instances: all.filter((one) => one.isActive),
        inactive: all.filter((one) => !one.isActive),
        company: company && { id: scope.companyId, name: company.name },
        mayChange: mayChange(scope),
      }
    }),
    serve(createInstance, async ({ scope, body }) => ({ instance: await create(parts, scope, body) })),
    serve(changeInstance, async ({ scope, params, body }) => ({
      instance: await change(parts, scope, params.id, body),
    })),
    serve(readdressInstance, async ({ scope, params, body }) => ({
      instance: await readdress(parts, scope, params.id, body.emailAddress),
    })),
    serve(deleteInstance, async ({ scope, params }) => {
      await remove(parts, scope, params.id)
      return success
    }),
  ]
}
