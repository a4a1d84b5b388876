// What a feature is to the client: the manifest that its screen/client.tsx gives. The shell folds a list.
import type { ComponentType, ReactNode } from 'react'
import type { AgentType } from '../crew/crew.ts'
import type { Command } from '../ui/commands.ts'
import type { Found } from './search/contract.ts'

/** Code that comes with the part of the client that needs it: a manifest itself is in every visitor's first load. */
export type Load<T> = () => Promise<T>

/** Places on screens of a feature that later features fill, each with what it is told. */
export interface Slots {
  /** Beside the board of a project. */
  boardSide: Record<string, never>
  /** Where an account has nothing yet: how its first task comes about. */
  firstMail: Record<string, never>
  /** Below a mail of a project: it is answered there. */
  mailReply: { deliveryId: number; subject: string }
  /** Below the list of polls on the page of their agent. */
  belowPolls: Record<string, never>
  /** On the page of a company. */
  companyAddresses: { companyId: number }
}

export type FilledSlots = { [Slot in keyof Slots]?: ComponentType<Slots[Slot]> }

export interface PageProps {
  /** The parts of the address that a route's pattern names. */
  params: Record<string, string | undefined>
  /** Those that the route asks for. */
  slots: FilledSlots
}

export interface ClientRoute {
  pattern: string
  /** What the window is called while the page is open. */
  title: string
  page: Load<ComponentType<PageProps>>
  /** False for the pages beside the tabbed shell, which mark no tab (SHELL-02). */
  tabbed?: boolean
  slots?: readonly (keyof Slots)[]
  /** Said to who comes signed out, while the way to sign-in opens. */
  signedOutWords?: string
}

/** Who a route is for: anyone, visitors alone (LAND-01), or the signed-in (SHELL-01, SHELL-02). */
export type RouteGroup = 'open' | 'signedOut' | 'signedIn'

export interface ClientTab {
  id: string
  title: string
  /** Among the tabs; the first one is active where no other fits (SHELL-05). */
  place: number
  /** Where it leads; also one of the beginnings of addresses that belong to it. */
  path: string
  paths?: readonly string[]
}

/** What the palette gives those who add to it. */
export interface PaletteTools {
  navigate: (path: string) => void
  /** Shows a window of the feature's own, until it calls `close`. */
  show: (window: (close: () => void) => ReactNode) => void
}

/** Used as a hook while the palette is open. */
export type UsePalette = (tools: PaletteTools) => {
  commands: readonly Command[]
  /** More are on their way. */
  isLoading?: boolean
}

export interface ListedPage {
  path: string
  title: string
  /** Other words that somebody may look for. */
  words: string
  icon: ReactNode
}

/** What screen/signed-in.tsx gives: it comes with the frame around every signed-in page. */
export interface SignedIn {
  /** A hook that stands whatever page is open: hears the live messages. */
  useLive?: () => void
  usePalette?: UsePalette
  /** What stands before a result of the search, by the kind of its record. */
  found?: { [kind: string]: (row: Found) => ReactNode }
  /** Those that the palette leads to; what a tab leads to is one of them. */
  pages?: readonly ListedPage[]
}

/** An address that its agent takes mail at. */
export interface DashboardInstance {
  id: number
  companyId: number
  isPrimary: boolean
  instanceName: string
  emailAddress: string
}

export interface DashboardProps {
  card: { name: string; emailAddress: string }
  /** Those that take mail. */
  instances: readonly DashboardInstance[]
  company: { name: string } | null
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The record that is open beside the list; null for none. */
  recordId: number | null
  /** The address of this page with another record open. */
  hrefOf: (recordId: number) => string
  /** Those that the agent asks for. */
  slots: FilledSlots
}

/** What an agent's page shows of its own. */
export interface AgentScreens {
  Dashboard: ComponentType<DashboardProps>
  /** What all of its instances hold together, in a few words; for agents whose card knows such a row. */
  Together?: ComponentType
}

export interface ClientAgent {
  type: AgentType
  screens: Load<AgentScreens>
  /** What later features fill on its page. */
  slots?: readonly (keyof Slots)[]
  signedOutWords?: string
}

export interface ClientFeature {
  routes?: { [Group in RouteGroup]?: readonly ClientRoute[] }
  tabs?: readonly ClientTab[]
  agents?: readonly ClientAgent[]
  fills?: { [Slot in keyof Slots]?: Load<ComponentType<Slots[Slot]>> }
}
