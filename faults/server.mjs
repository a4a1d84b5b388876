// The server as it was built, without looking whether it should be built again: a fault starts it many times.
import { main } from '../dist/server/main.js'

process.setSourceMapsEnabled(true)
await main()
