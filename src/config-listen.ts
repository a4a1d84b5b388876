// Says why a port cannot be listened on, with the names of the settings that choose it.
import { ConfigError } from './config-fields.ts'

export interface Place {
  /** Names of the settings, such as PORT and HOST. */
  settings: { port: string; host: string }
  host: string
  port: number
}

/** What to throw in place of an error of `listen`; only what waiting cannot mend is a wrong setting. */
export function listenFault(error: unknown, { settings, host, port }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new Error(`${settings.port}=${port}: another program already listens on ${host} port ${port}`)
  if (code === 'EADDRNOTAVAIL')
    return new Error(`${settings.host}=${host}: this machine does not have this address`)
  if (code === 'EACCES')
    return new ConfigError(
      `${settings.port}=${port}: the user that runs Mailcrew may not listen on this port; take one above 1023`,
    )
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(`${settings.host}=${host}: there is no machine of this name`)
  return error
}
