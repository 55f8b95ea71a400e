// Of the cards on a good's page, which the server shows before their script comes.
import './card.css'
