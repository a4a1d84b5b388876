// Agent instances on the wire: the addresses at which a person's or a company's agents take mail (ENT-32).
import { z } from 'zod'
import { agentTypes, crew } from '../../crew/crew.ts'
import { endpoint, idParam, isoMoment, mixesAlphabets } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'

/** All of the crew, built or not (INST-16). */
export const agentType = z.enum(agentTypes, { error: 'There is no such agent' })

/** Those whose addresses the screens offer, in the order of COMP-08. */
export const offeredTypes = crew
  .flatMap(({ type, offered }) => (offered === null ? [] : [{ type, offered }]))
  .sort((one, other) => one.offered - other.offered)
  .map(({ type }) => type)

export const replyTones = ['plain', 'friendly', 'formal'] as const
export const priorities = ['high', 'medium', 'low'] as const

/** CONST-24 speaks of addresses alone; names are shown and so have a length too. */
export const NAME_LENGTH = 60
const oneLine = /^\P{Cc}*$/u

/** What an owner sets for the answers and the records of one address (INST-18). */
export const customization = z.object({
  /** Takes the place of the agent's name in answers; never an address, which a mail program would show as one. */
  displayName: z
    .string()
    .trim()
    .max(NAME_LENGTH)
    .regex(/^[^\p{Cc}@<>"]*$/u, 'A display name is a plain name, without @, quotes or angle brackets')
    .refine((text) => !mixesAlphabets(text), 'A word of a display name has the letters of one alphabet')
    .refine((text) => !/mailcrew/i.test(text), 'A display name is not that of the server itself')
    .nullish(),
  replyTone: z.enum(replyTones).nullish(),
  /** For tasks of which the mail does not say how urgent they are. */
  defaultPriority: z.enum(priorities).nullish(),
  /** Days after the mail's own date, for tasks without one. */
  defaultDueDays: z.number().int().min(0).max(365).nullish(),
  /** Stands at the end of answers. */
  signOff: z
    .string()
    .trim()
    .max(300)
    .regex(/^[^\p{Cc}]*(\n[^\p{Cc}]*){0,4}$/u, 'A sign-off has five lines at most')
    .nullish(),
})
export type Customization = z.infer<typeof customization>

export const agentEmail = z.object({
  id: z.number(),
  /** 0 for a personal one (API-75). */
  companyId: z.number(),
  agentType,
  instanceName: z.string(),
  emailAddress: z.string(),
  isActive: z.boolean(),
  /** The company's own address of this agent, or the person's part of {agent}@{host} (MAIL-28). */
  isPrimary: z.boolean(),
  customization,
  inheritCompanySettings: z.boolean(),
  allowGlobalEmails: z.boolean(),
  /** Takes mail of people who are no members. */
  allowGuests: z.boolean(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})
export type AgentEmail = z.infer<typeof agentEmail>

const instanceName = z
  .string()
  .regex(oneLine, 'A name is one line')
  .overwrite(shownLine)
  .trim()
  .max(NAME_LENGTH, `A name has ${NAME_LENGTH} characters at most`)

/** Empty or left out: the generated one (INST-19). RFC 5321 section 4.5.3.1.3 gives the length. */
const emailAddress = z.string().max(254, 'An address has 254 characters at most').nullish()

const newInstance = z.object({
  agentType,
  instanceName: instanceName.default(''),
  emailAddress,
  isActive: z.boolean().default(true),
  customization: customization.default({}),
  inheritCompanySettings: z.boolean().default(true),
  allowGlobalEmails: z.boolean().default(false),
  allowGuests: z.boolean().default(true),
})

/** Any field but the address and the agent (API-77). */
const instanceChanges = z.object({
  emailAddress: z.never({ error: 'An address is changed with PUT' }).optional(),
  agentType: z.never({ error: 'An instance stays with its agent' }).optional(),
  instanceName: instanceName.optional(),
  isActive: z.boolean().optional(),
  customization: customization.optional(),
  inheritCompanySettings: z.boolean().optional(),
  allowGlobalEmails: z.boolean().optional(),
  allowGuests: z.boolean().optional(),
})

/** Null or empty asks for the generated one; leaving it out asks for nothing. */
const newAddress = z.object({ emailAddress: emailAddress.unwrap().unwrap().nullable() })

/** What company and user calls answer (API-04). */
const told = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })
const oneTold = told(z.object({ agentEmail }))
const listTold = told(z.object({ agentEmails: z.array(agentEmail) }))
const addressTold = told(z.object({ emailAddress: z.string() }))
const success = z.object({ success: z.literal(true) })

const ofCompany = z.object({ companyId: idParam })
const oneOfCompany = z.object({ companyId: idParam, id: idParam })
const one = z.object({ id: idParam })
const named = z.object({ instanceName: instanceName.optional() })
/** Of a new instance, or of one that is there: `instanceId`. */
const generatedFor = named.extend({ instanceId: idParam.optional() })

const companyPath = '/api/companies/{companyId}/agent-emails'
const userPath = '/api/user/agent-emails'

export const listCompanyAgentEmails = endpoint({
  method: 'GET',
  path: companyPath,
  summary: 'Agent addresses of the company, paused ones too',
  access: 'member',
  params: ofCompany,
  response: listTold,
})

export const generateCompanyAddress = endpoint({
  method: 'GET',
  path: `${companyPath}/generate-default/{agentType}`,
  summary: 'The address that the company would get for an agent',
  access: 'admin',
  params: z.object({ companyId: idParam, agentType }),
  query: generatedFor,
  response: addressTold,
})

export const createCompanyAgentEmail = endpoint({
  method: 'POST',
  path: companyPath,
  summary: 'Make an agent address of the company; without emailAddress it gets the generated one',
  access: 'admin',
  params: ofCompany,
  body: newInstance,
  response: oneTold,
  status: 201,
})

export const changeCompanyAgentEmail = endpoint({
  method: 'PATCH',
  path: `${companyPath}/{id}`,
  summary: 'Change any field but the address',
  access: 'admin',
  params: oneOfCompany,
  body: instanceChanges,
  response: oneTold,
})

export const readdressCompanyAgentEmail = endpoint({
  method: 'PUT',
  path: `${companyPath}/{id}`,
  summary: 'Change the address; an empty one becomes the generated one',
  access: 'admin',
  params: oneOfCompany,
  body: newAddress,
  response: oneTold,
})

export const deleteCompanyAgentEmail = endpoint({
  method: 'DELETE',
  path: `${companyPath}/{id}`,
  summary: 'Delete an agent address; its projects and tasks stay',
  access: 'admin',
  params: oneOfCompany,
  response: success,
})

export const listUserAgentEmails = endpoint({
  method: 'GET',
  path: userPath,
  summary: 'Agent addresses of the person, paused ones too',
  access: 'session',
  response: listTold,
})

export const generateUserAddress = endpoint({
  method: 'GET',
  path: `${userPath}/generate-default/{agentType}`,
  summary: 'An address that the person could get for an agent',
  access: 'session',
  params: z.object({ agentType }),
  query: generatedFor,
  response: addressTold,
})

export const createUserAgentEmail = endpoint({
  method: 'POST',
  path: userPath,
  summary: 'Make an agent address of the person; without a name it is the primary one, {agent}@{host}',
  access: 'session',
  body: newInstance,
  response: oneTold,
  status: 201,
})

export const changeUserAgentEmail = endpoint({
  method: 'PATCH',
  path: `${userPath}/{id}`,
  summary: 'Change any field but the address',
  access: 'session',
  params: one,
  body: instanceChanges,
  response: oneTold,
})

export const readdressUserAgentEmail = endpoint({
  method: 'PUT',
  path: `${userPath}/{id}`,
  summary: 'Change the address; an empty one becomes the generated one',
  access: 'session',
  params: one,
  body: newAddress,
  response: oneTold,
})

export const deleteUserAgentEmail = endpoint({
  method: 'DELETE',
  path: `${userPath}/{id}`,
  summary: 'Delete an agent address; its projects and tasks stay',
  access: 'session',
  params: one,
  response: success,
})

/** The instances of one agent in the context of the call, and who may change them. */
export const listInstances = endpoint({
  method: 'GET',
  path: '/api/agent-instances/{agentType}',
  summary: 'Instances of an agent in the present context: active ones, and the paused ones apart',
  access: 'session',
  params: z.object({ agentType }),
  response: z.object({
    instances: z.array(agentEmail),
    inactive: z.array(agentEmail),
    company: z.object({ id: z.number(), name: z.string() }).nullable(),
    /** A person changes their own, an admin those of the company (COMP-07). */
    mayChange: z.boolean(),
  }),
})
export type Instances = z.infer<typeof listInstances.response>

export const createInstance = endpoint({
  method: 'POST',
  path: '/api/agent-instances',
  summary: 'Make an instance of an agent in the present context',
  access: 'session',
  body: newInstance,
  response: z.object({ instance: agentEmail }),
  status: 201,
})

export const readdressInstance = endpoint({
  method: 'PUT',
  path: '/api/agent-instances/{id}/email',
  summary: 'Change the address of an instance; an empty one becomes the generated one',
  access: 'session',
  params: one,
  body: newAddress,
  response: z.object({ instance: agentEmail }),
})

export const changeInstance = endpoint({
  method: 'PATCH',
  path: '/api/agent-instances/{id}',
  summary: 'Change any field of an instance but its address',
  access: 'session',
  params: one,
  body: instanceChanges,
  response: z.object({ instance: agentEmail }),
})

export const deleteInstance = endpoint({
  method: 'DELETE',
  path: '/api/agent-instances/{id}',
  summary: 'Delete an instance; its projects and tasks stay',
  access: 'session',
  params: one,
  response: success,
})

/** What a new instance is made from, as callers may write it. */
export type NewInstanceInput = z.input<typeof newInstance>
export type InstanceChanges = z.input<typeof instanceChanges>
