// Of the folded question of a good's page, which the server shows before the question's script comes.
import './disclosure.css'
import './field.css'
import './suggest-input.css'
