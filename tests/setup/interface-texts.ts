import { addAllMessages } from '#app/all-messages.server.ts';

// Texts of the interface, as the server loads them before it answers.
addAllMessages();
