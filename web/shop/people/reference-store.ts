import { api } from '../session/api.ts'
import { createStore } from '../../client/store.ts'

/** The choices for "how did you hear of us". */
export const referenceStore = createStore(async () => (await api.listReferences()).data)
