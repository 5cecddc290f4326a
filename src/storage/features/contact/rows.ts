export type ContactMessageRow = {
  id: string;
  fromEmail: string;
  fromName: string;
  subject: string;
  message: string;
  createdAt: number;
};
