import { appConfig } from './scripts/vite/app-config.ts'

export default appConfig('office')
