import { Client, ApiError } from '@__SLUG__/sdk';
import { app } from './server.js';

const client = new Client({
  baseUrl: process.env.__ENV___GATEWAY_URL,
  apiKey: process.env.__ENV___API_KEY,
});

app.post('/records', async (request, response, next) => {
  try {
    const { encrypted_data } = await client.encrypt({ data: JSON.stringify(request.body) });
    response.status(201).json({ sealed: encrypted_data });
  } catch (error) {
    // Keep the body out of error messages: it contains the data you're protecting.
    next(error instanceof ApiError ? new Error(`encryption failed: ${error.code}`) : error);
  }
});
